/** Decides how the built modules are split into files, and that files load in parallel: a file's imports are requested together with it. */
import type { Plugin, Rolldown } from 'vite';
import { frame, isWhole, printedScreens, viewOf, withImports } from './needs.ts';

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
    test: /\/src\/element\/(?!loader|buttons|older-|text\.en|page-|further-|lists|print)|\/src\/page\/(config|see)|\/src\/favourites\/changes/,
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
  // What is read before any view, and asks nothing: the template's data, texts, amounts.
  {
    name: 'data',
    test: /node_modules\/valibot\/|\/src\/(http\/(wire|tolerant|decimal|messages|availability)|page\/(address|routes|currency|language|phrase|texts|safe-url|see)|fields\/typed-text|ui\/(money|price)|element\/lists)/,
    minShareCount: 2,
    priority: 8,
  },
  // What asks a server, without a view too: dropdown, search box, a cart that the template did not bring.
  {
    name: 'sent',
    test: /node_modules\/zustand\/esm\/vanilla\.|\/src\/(http\/(request|csrf|failure\.|json|share|address)|store\/store|page\/(lifecycle|clock|tokens|tabs|cart-news|query|digest|hashed-contact)|fields\/fold)/,
    minShareCount: 2,
    priority: 7.9,
  },
  // How amounts are read: before React in the cart and in the filters, after it in every field.
  { name: 'amounts', test: /\/src\/fields\/(amount|units|quantity)\.ts/, minShareCount: 2, priority: 7.8 },
  // How the cart's attributes are read: without React, the tag can be defined and can report that React failed to load.
  {
    name: 'schema',
    test: /\/src\/cart\/(wire\/(?!action|api|keys|reply|seen|token)|session\/quantities)/,
    minShareCount: 2,
    priority: 7.95,
  },
  // What the search box has in common with all views although it needs no React.
  {
    name: 'jsx',
    test: /node_modules\/react\/(cjs\/react-)?jsx-runtime|\/src\/(ui\/(safe-html|SafeHtml|entities|announcer|Spinner)|page\/(present|fieldset|storage))\./,
    priority: 7.7,
  },
  // With what views have of the page; not the days, which few have.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@r2wc|zustand)\/|\/src\/element\/(?!loader|buttons|older-|text\.en|diagnostics|nearest|anywhere|lists|print)|\/src\/((page|http)\/(?!use[A-Z]|day|text-|test-|notes|json-fault|token-state|while-open|worker-url|fragment|scroll)|ui\/leaves-group)/,
    priority: 7,
  },
  // Asks for a cart before its view does.
  { name: 'early', test: /\/src\/cart\/(session\/early|wire\/api)/, priority: 6.7 },
  // The cart's drawing before its view loads, as far as the view needs it too. Only its own sheets: with all that are shared, cart, dropdown, search and hearts each loaded those of the others, 3.9 KB.
  {
    name: 'screen',
    test: /\/src\/(cart\/(session\/(rules|kinds|account|limit)|text\.ts|styles|[a-z]+\/(branch|breakdown|carriers|payments|locker-address|chunks|figures|long|reasons|shown)\.ts|pricing\/rules)|ui\/(text|styles)\.ts|fields\/(quantity-words|text|styles|price)\.ts)|\/src\/(cart\/.*(?<!wrong-fields)|fields\/.*|ui\/(?!modal|pages|table|select|sections).*)\.css\?inline/,
    minShareCount: 2,
    priority: 6.5,
  },
  { name: 'ui', test: /\/src\/(ui|fields)\//, minShareCount: 3, priority: 6 },
  // What the search boxes ask; without this group the next one takes it along.
  { name: 'questions', test: /\/src\/search\/(api|schema|text)\.ts/, priority: 5.7 },
  // What the search box does and lists, without React.
  {
    name: 'box',
    test: /\/src\/(search\/(asking|combobox\/(box|keys)|suggester\/(first-screen|panel-css|known|sections|SuggestionList|ProductLine)|ProductFacts|MarkedTitle|marked|fold|small-words|availability|spoken|priced|recent|follow-template)|ui\/paint)/,
    priority: 5.6,
  },
  // The requests of the search page, which are sent before React loads.
  {
    name: 'finding',
    test: /\/src\/search\/(filter-names|filters\/(schema|query)|site\/(api|text|place|screen\/(early|model)))\.ts/,
    priority: 5.45,
  },
  // Ordering a product, from its own form and from search results.
  { name: 'units', test: /\/src\/product\/(schema|text)\.ts/, minShareCount: 2, priority: 5.4 },
  { name: 'order', test: /\/src\/product\/cart\/(?!first-screen)/, minShareCount: 2, priority: 5.3 },
  // What the cart has in common with elements that must not load it: other forms, past orders, an address, a placed order.
  {
    name: 'parts',
    test: /\/src\/(fields\/(SelectField|validators|countries)|ui\/(Card\.|day)|cart\/(addresses\/AddressLines|session\/address-line|measure\/events))/,
    priority: 5.2,
  },
  // With all that its later files share with it.
  { name: 'CartApp', test: /\/src\/cart\/CartApp/, priority: 5.1 },
  // The later steps and the dialogs, which load when the page is idle: one file, because what they share would be a third.
  {
    name: 'later',
    test: /\/src\/cart\/(parts\/(FormDialog|Refusal)|steps\/LaterStep|addresses\/AddAddress\.|pricing\/PriceDialog|delivery\/ContactDialog)/,
    priority: 5,
  },
  // All that needs the list of lockers.
  { name: 'lockers', test: /\/src\/lockers\/(?!map\/|LockerMapElement)/, priority: 4.95 },
  // What the cart adds to it: a file of its own, because the map of lockers on other pages needs no cart.
  { name: 'nearby', test: /\/src\/cart\/delivery\/(watch-locker|LockerNear|LockerDialog)/, priority: 2.9 },
  // What only a developer meets.
  { name: 'diagnostics', test: /\/src\/(element\/diagnostics|page\/text-diagnostics|http\/test-mode)/, priority: 2 },
  ...['search', 'product', 'account', 'favourites', 'lookup', 'orders'].map((folder, order) => ({
    name: folder,
    test: (file: string) => file.includes(`/src/${folder}/`),
    minShareCount: 2,
    priority: 4.9 - order / 10,
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

/** The first of the signs that stand for a file's place: the next fifty need no escaping in any quotes. */
const FIRST_SIGN = 35;

/** The loader needs the same file for many tags, so it lists each file once and refers to it by a sign, which is shorter than its number. */
const askingFor = (files: readonly string[]): string => {
  const folder = folderOf(files);
  const names = files.map((file) => file.slice(folder.length, -'.js'.length));
  return `
function __ask(signs) {
  const names = ${JSON.stringify(names)};
  for (const sign of signs) import(\`${folder}\${names[sign.charCodeAt() - ${FIRST_SIGN}]}.js\`).catch(() => {});
}`;
};

/**
 * A browser learns a module's imports only after reading it. So `import('./view.js')` becomes a call that requests
 * `view.js` and, at the same moment, everything below it that is not loaded yet; the loader requests an element's
 * view with its entry, unless the element draws itself, and what draws it where the server has printed nothing. A plain import needs no `<link>`, so no exception in a strict policy, and
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
      const isRendered = isEntry && isShownHere && ![...here].some((one) => chunks[one] && isWhole(chunks[one]));
      if (isRendered && !shows.has(file)) for (const one of shows) known.add(one);
      if (isEntry && chunks[file].isEntry) for (const one of viewOf(chunks[file], chunks)) needed.add(one);
      return [...needed].filter((one) => !known.has(one)).map(relative);
    };
    const screens = isEntry ? printedScreens(chunks) : {};
    const drawnBy = (path: string): string[] => {
      const screen = screens[path.replace('.js', '')];
      const known = screen === undefined ? [] : asked(path);
      return screen === undefined
        ? []
        : [...withImports(screen, chunks)].map(relative).filter((one) => !known.includes(one));
    };
    const paths = [...code.matchAll(LATE_IMPORT)].map(([, , path = '']) => path);
    const calls = paths.map(asked);
    const uses = (file: string): number => calls.filter((wanted) => wanted.includes(file)).length;
    // The files wanted most get the shortest numbers.
    const files = [...new Set([...calls, ...paths.map(drawnBy)].flat())].sort((a, b) => uses(b) - uses(a));
    if (files.length === 0) return null;
    const isOnce = calls.filter((wanted) => wanted.length > 0).length === 1;
    const askedByPlace = (wanted: readonly string[]): string =>
      `__ask(${JSON.stringify(files.map((file, place) => (wanted.includes(file) ? String.fromCharCode(FIRST_SIGN + place) : '')).join(''))})`;
    const asking = code.replace(LATE_IMPORT, (call, _quote, path: string) => {
      const wanted = calls.shift() ?? [];
      const drawn = drawnBy(path);
      if (drawn.length > 0)
        return `(${askedByPlace(wanted)},document.querySelector("${path.slice(0, -3)}")?.shadowRoot||${askedByPlace(drawn)},${call})`;
      return wanted.length === 0 ? call : `(${isOnce ? askedOnce(wanted) : askedByPlace(wanted)},${call})`;
    });
    return { code: isOnce ? asking : asking + askingFor(files), map: null };
  },
};
