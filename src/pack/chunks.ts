/** Decides how the built modules are cut into files, and that no file waits for another: what one will import is asked for with it. */
import type { Plugin, Rolldown } from 'vite';
import { frame, viewOf, withImports } from './needs.ts';

/** Of the cart's dialogs alone. */
const FORMS = /\/src\/cart\/parts\/(useForm|FormDialog|WrongFields|wrong-fields)\b/;

/**
 * In order of precedence. A tag's entry and its view keep what nothing else uses; what several use goes into one of these.
 *
 *     index.js -> shop-x.js + element -> view + react + data + ui (+ the domain's own)
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // What every tag needs at once, so that none waits for React to define itself.
  { name: 'form', tags: ['$initial'], test: /\/src\/(element\/control|fields\/drawing-css\.generated)/, priority: 10 },
  {
    name: 'element',
    tags: ['$initial'],
    test: /\/src\/element\/(?!loader|text\.en|page-|further-|lists|print)|\/src\/page\/(config|see)|\/src\/favourites\/changes/,
    priority: 9,
  },
  // What none of the elements needs that draw themselves.
  {
    name: 'settings',
    tags: ['$initial'],
    test: /\/src\/element\/(page-(settings|texts|account|density)|further-)/,
    priority: 8.7,
  },
  // What the drawings share, and the search box, which every page has.
  {
    name: 'drawing',
    tags: ['$initial'],
    test: /\/src\/(ui|search)\/(first-screen|drawing-css\.generated|template-form)\.ts/,
    priority: 8.6,
  },
  {
    name: 'hearts',
    tags: ['$initial'],
    test: /\/src\/favourites\/(first-screen|drawing\.generated)\.ts/,
    minShareCount: 2,
    priority: 8.5,
  },
  // The store of favourites is theirs: the cart has no use for it. What the cart has in common with its picker is here, as
  // alone it would be a file of 300 bytes.
  {
    name: 'data',
    test: /rolldown\/runtime|node_modules\/(valibot|zustand\/esm\/vanilla)\/|\/src\/((http|page|store)\/(?!use[A-Z])|fields\/fold|ui\/(leaves-group|money))/,
    minShareCount: 2,
    priority: 8,
  },
  // What the attributes of the cart are read by: its tag is defined, and can say that React has not come, without React.
  {
    name: 'schema',
    test: /\/src\/(cart\/(wire\/|session\/(quantities|early))|fields\/quantity\.ts)/,
    minShareCount: 2,
    priority: 7.5,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@r2wc|zustand)\/|\/src\/element\/(?!loader|text\.en|diagnostics|nearest|anywhere|lists|print)/,
    priority: 7,
  },
  // What the dropdown of the carts does before its view is there. Amounts are written there, and in what is drawn of a cart.
  {
    name: 'widget',
    test: /\/src\/cart\/widget\/(state|schema|text|lines|first-screen)\.ts/,
    priority: 6.8,
  },
  // What the cart is drawn by before its view is there, as far as the view needs it too.
  {
    name: 'screen',
    test: /\/src\/(cart\/(session\/rules|text\.ts|styles|[a-z]+\/(breakdown|carriers|payments|locker-address|chunks|figures|long|reasons)\.ts|pricing\/rules)|ui\/(text|styles)\.ts|fields\/(quantity-words|text|styles|price)\.ts)|(?<!wrong-fields)\.css\?inline/,
    minShareCount: 2,
    priority: 6.5,
  },
  {
    name: 'ui',
    test: /\/src\/(ui|fields)\//,
    minShareCount: 3,
    priority: 6,
  },
  // A box asks before React is there, and the search page.
  {
    name: 'questions',
    test: /\/src\/search\/(api|asking|schema|text|filter-names|filters\/(schema|query)|suggester\/first-screen|site\/(place|screen\/(early|model)))\.ts/,
    priority: 5.5,
  },
  // What orders a product, in its own form and among what was found.
  { name: 'units', test: /\/src\/product\/(schema|text)\.ts/, minShareCount: 2, priority: 5.4 },
  { name: 'order', test: /\/src\/product\/cart\/(?!first-screen)/, minShareCount: 2, priority: 5.3 },
  // What the cart's dialogs ask for data with: they come after the cart, which goes without.
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 3 },
  ...['lockers', 'cart', 'search', 'product', 'account', 'favourites', 'lookup', 'orders'].map((folder, order) => ({
    name: folder,
    test: (file: string) => file.includes(`/src/${folder}/`) && !FORMS.test(file),
    minShareCount: 2,
    priority: 5 - order / 10,
  })),
];

const LATE_IMPORT = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

/** What fails here fails once more, and is told, where it is needed. */
const askedOnce = (files: readonly string[]): string =>
  files.map((file) => `import(${JSON.stringify(file)}).catch(() => {})`).join();

/** The folder that all of them lie in. */
const folderOf = ([first = '', ...others]: readonly string[]): string =>
  others.reduce(
    (folder, file) => {
      let shared = folder;
      while (!file.startsWith(shared)) shared = shared.replace(/[^/]*\/$/, '');
      return shared;
    },
    first.replace(/[^/]*$/, ''),
  );

/** The loader names a file for many tags: once, and then by its place. */
const askingFor = (files: readonly string[]): string => {
  const folder = folderOf(files);
  const names = files.map((file) => file.slice(folder.length, -'.js'.length));
  return `
function __ask(...places) {
  const names = ${JSON.stringify(names)};
  for (const place of places) import(\`${folder}\${names[place]}.js\`).catch(() => {});
}`;
};

/**
 * A browser learns what a module imports only when it has read it. So `import('./view.js')` becomes a call that asks
 * for `view.js` and, at the same moment, for everything below it that is not there yet; the loader asks for an element's
 * view with its entry, unless that draws itself. A plain import needs no `<link>`, hence no exception of a strict policy, and
 * its address counts from the file itself, on any origin.
 */
export const asksAtOnce: Plugin = {
  name: 'asks-at-once',
  apply: 'build',
  renderChunk(code, { fileName, isEntry }, _options, { chunks }) {
    const here = withImports(fileName, chunks);
    const folder = /^.*\//.exec(fileName)?.[0] ?? '';
    const relative = (file: string) =>
      folder === '' ? `./${file}` : file.startsWith(folder) ? `./${file.slice(folder.length)}` : `../${file}`;
    const asked = (path: string): string[] => {
      const file = folder + path;
      if (chunks[file] === undefined) return [];
      const needed = withImports(file, chunks);
      const known = new Set([file, ...here]);
      // A tag's own late import is its view's, and what shows it is asked for by the runtime at that moment.
      const shows = frame(chunks);
      const isShownHere = [...here].some((one) => chunks[one]?.dynamicImports.some((late) => shows.has(late)));
      if (isEntry && isShownHere && !shows.has(file)) for (const one of shows) known.add(one);
      if (isEntry && chunks[file].isEntry) for (const one of viewOf(chunks[file], chunks)) needed.add(one);
      return [...needed].filter((one) => !known.has(one)).map(relative);
    };
    const calls = [...code.matchAll(LATE_IMPORT)].map(([, , path = '']) => asked(path));
    const uses = (file: string): number => calls.filter((wanted) => wanted.includes(file)).length;
    // What most want is a short number.
    const files = [...new Set(calls.flat())].sort((a, b) => uses(b) - uses(a));
    if (files.length === 0) return null;
    const isOnce = calls.filter((wanted) => wanted.length > 0).length === 1;
    const askedByPlace = (wanted: readonly string[]): string =>
      `__ask(${files.flatMap((file, place) => (wanted.includes(file) ? [place] : [])).join()})`;
    const asking = code.replace(LATE_IMPORT, (call, _quote, path: string) => {
      const wanted = asked(path);
      return wanted.length === 0 ? call : `(${isOnce ? askedOnce(wanted) : askedByPlace(wanted)},${call})`;
    });
    return { code: isOnce ? asking : asking + askingFor(files), map: null };
  },
};
