/** Decides how the built modules are split into files, and that files load in parallel: a file's imports are requested together with it. */
import type { Plugin, Rolldown } from 'vite';
import { frame, viewOf, withImports } from './needs.ts';

/** Used only by the cart's dialogs. */
const FORMS = /\/src\/cart\/parts\/(useForm|FormDialog|WrongFields|wrong-fields)\b/;

/**
 * In order of precedence. A tag's entry and its view keep what nothing else uses; shared modules go into one of these.
 *
 *     index.js -> shop-x.js + element -> view + react + data + ui (+ the domain's own)
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // What every tag needs to define itself, so that no tag has to wait for React.
  { name: 'form', tags: ['$initial'], test: /\/src\/(element\/control|fields\/drawing-css\.generated)/, priority: 10 },
  {
    name: 'element',
    tags: ['$initial'],
    test: /\/src\/element\/(?!loader|text\.en|page-|further-|lists|print)|\/src\/page\/(config|see)|\/src\/favourites\/changes/,
    priority: 9,
  },
  // Only for elements without a drawing.
  {
    name: 'settings',
    tags: ['$initial'],
    test: /\/src\/element\/(page-(settings|texts|account|density)|further-)/,
    priority: 8.7,
  },
  // Shared by the drawings, together with the search box, which is on every page.
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
  // Without the store of favourites, which the cart does not use, and the days, which few elements have. What the cart shares with its picker is included, because
  // it would be a file of only 300 bytes.
  {
    name: 'data',
    test: /rolldown\/runtime|node_modules\/(valibot\/|zustand\/esm\/vanilla\.)|\/src\/((http|page|store)\/(?!use[A-Z]|day)|fields\/(fold|typed-text)|ui\/(leaves-group|money))/,
    minShareCount: 2,
    priority: 8,
  },
  // How amounts are read: before React in the cart and in the filters, after it in every field.
  { name: 'amounts', test: /\/src\/fields\/(amount|units|quantity)\.ts/, minShareCount: 2, priority: 7.8 },
  // How the cart's attributes are read: without React, the tag can be defined and can report that React failed to load.
  {
    name: 'schema',
    test: /\/src\/(cart\/(wire\/(?!action|keys|reply)|session\/(quantities|early)))/,
    minShareCount: 2,
    priority: 7.5,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@r2wc|zustand)\/|\/src\/element\/(?!loader|text\.en|diagnostics|nearest|anywhere|lists|print)/,
    priority: 7,
  },
  // What the cart dropdown does before its view loads, and the formatting of amounts, which the cart's drawing uses too.
  {
    name: 'widget',
    test: /\/src\/cart\/widget\/(state|schema|text|lines|first-screen)\.ts/,
    priority: 6.8,
  },
  // The cart's drawing before its view loads, as far as the view needs it too. Only its own sheets: with all that are shared, cart, dropdown, search and hearts each loaded those of the others, 3.9 KB.
  {
    name: 'screen',
    test: /\/src\/(cart\/(session\/(rules|kinds|account)|text\.ts|styles|[a-z]+\/(breakdown|carriers|payments|locker-address|chunks|figures|long|reasons|shown)\.ts|pricing\/rules)|ui\/(text|styles)\.ts|fields\/(quantity-words|text|styles|price)\.ts)|\/src\/(cart\/.*(?<!wrong-fields)|fields\/.*|ui\/(?!modal|pages|table|select|sections).*)\.css\?inline/,
    minShareCount: 2,
    priority: 6.5,
  },
  {
    name: 'ui',
    test: /\/src\/(ui|fields)\//,
    minShareCount: 3,
    priority: 6,
  },
  // The requests of the search box and the search page, which are sent before React loads.
  {
    name: 'questions',
    test: /\/src\/search\/(api|asking|schema|text|filter-names|filters\/(schema|query)|suggester\/first-screen|site\/(place|screen\/(early|model)))\.ts/,
    priority: 5.5,
  },
  // Ordering a product, from its own form and from search results.
  { name: 'units', test: /\/src\/product\/(schema|text)\.ts/, minShareCount: 2, priority: 5.4 },
  { name: 'order', test: /\/src\/product\/cart\/(?!first-screen)/, minShareCount: 2, priority: 5.3 },
  // Form code of the cart's dialogs, which load after the cart.
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 3 },
  ...['lockers', 'cart', 'search', 'product', 'account', 'favourites', 'lookup', 'orders'].map((folder, order) => ({
    name: folder,
    test: (file: string) => file.includes(`/src/${folder}/`) && !FORMS.test(file),
    minShareCount: 2,
    priority: 5 - order / 10,
  })),
];

const LATE_IMPORT = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

/** A failed preload is ignored: the actual import fails again and reports it. */
const askedOnce = (files: readonly string[]): string =>
  files.map((file) => `import(${JSON.stringify(file)}).catch(() => {})`).join();

/** The folder that contains all of them. */
const folderOf = ([first = '', ...others]: readonly string[]): string =>
  others.reduce(
    (folder, file) => {
      let shared = folder;
      while (!file.startsWith(shared)) shared = shared.replace(/[^/]*\/$/, '');
      return shared;
    },
    first.replace(/[^/]*$/, ''),
  );

/** The loader needs the same file for many tags, so it lists each file once and refers to it by index. */
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
 * A browser learns a module's imports only after reading it. So `import('./view.js')` becomes a call that requests
 * `view.js` and, at the same moment, everything below it that is not loaded yet; the loader requests an element's
 * view with its entry, unless the element draws itself. A plain import needs no `<link>`, so no exception in a strict policy, and
 * its address is relative to the file itself, on any origin.
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
      // A tag's own late import is its view; at that moment the runtime also requests the code that renders it.
      const shows = frame(chunks);
      const isShownHere = [...here].some((one) => chunks[one]?.dynamicImports.some((late) => shows.has(late)));
      if (isEntry && isShownHere && !shows.has(file)) for (const one of shows) known.add(one);
      if (isEntry && chunks[file].isEntry) for (const one of viewOf(chunks[file], chunks)) needed.add(one);
      return [...needed].filter((one) => !known.has(one)).map(relative);
    };
    const calls = [...code.matchAll(LATE_IMPORT)].map(([, , path = '']) => asked(path));
    const uses = (file: string): number => calls.filter((wanted) => wanted.includes(file)).length;
    // The files wanted most get the shortest numbers.
    const files = [...new Set(calls.flat())].sort((a, b) => uses(b) - uses(a));
    if (files.length === 0) return null;
    const isOnce = calls.filter((wanted) => wanted.length > 0).length === 1;
    const askedByPlace = (wanted: readonly string[]): string =>
      `__ask(${files.flatMap((file, place) => (wanted.includes(file) ? [place] : [])).join()})`;
    const asking = code.replace(LATE_IMPORT, (call) => {
      const wanted = calls.shift() ?? [];
      return wanted.length === 0 ? call : `(${isOnce ? askedOnce(wanted) : askedByPlace(wanted)},${call})`;
    });
    return { code: isOnce ? asking : asking + askingFor(files), map: null };
  },
};
