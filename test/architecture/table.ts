/** The allowed imports between layers, and other rules of whole layers, for the architecture test. */
import { kinds } from '../../src/cart/session/kinds';

export const domains = [
  'account',
  'cart',
  'favourites',
  'lockers',
  'lookup',
  'orders',
  'product',
  'quick',
  'search',
] as const;

/**
 * The only imports between domains: the cart shows the locker picker in a dialog; bulk orders and the box that adds products share the
 * lookup and its reader of pasted rows; and search results use the product's order form.
 */
export const domainsBelow: Readonly<Partial<Record<(typeof domains)[number], readonly string[]>>> = {
  cart: ['lockers'],
  orders: ['lookup'],
  quick: ['lookup', 'search'],
  search: ['lookup', 'product'],
};

/**
 * In a domain, `wire` has the schemas of requests and responses, `session` the state and its changes, `view` the React components,
 * hooks and first screens, and `domain` the rest: rules, texts, a small domain's schema and state.
 * `elements` declares the tags; `define` connects each declaration with its view, and has the loader. `texts` puts all texts together, in every language.
 * `tools` runs in Node: the tools for a shop's developer, and the build of the package. No page imports it.
 */
export type Layer =
  | 'page'
  | 'http'
  | 'element'
  | 'ui'
  | 'fields'
  | 'store'
  | 'shop'
  | 'wire'
  | 'session'
  | 'domain'
  | 'texts'
  | 'elements'
  | 'view'
  | 'define'
  | 'tools/conform'
  | 'tools/contract'
  | 'tools/lint'
  | 'tools/mock'
  | 'tools/pack'
  | 'tools/command'
  | 'tools/testing'
  | 'tools/manifest'
  | 'tools/new'
  | 'tools/texts';

/** What a layer may import besides itself: a whole layer, or one file of it. */
export const imports: Readonly<
  Record<
    Layer,
    readonly (
      | Layer
      | `${'cart' | 'http' | 'lockers' | 'tools/command' | 'tools/manifest' | 'tools/pack' | 'ui'}/${string}`
    )[]
  >
> = {
  page: [],
  http: ['page'],
  element: ['page'],
  ui: ['element', 'page', 'http/availability', 'http/decimal', 'http/price-notes', 'http/rate'],
  fields: ['ui', 'element', 'page', 'http/decimal'],
  store: ['page'],
  wire: ['fields', 'http', 'page', 'lockers/point'],
  // The rules of a shop, for servers: no page imports them.
  shop: ['wire', 'cart/session/kinds', 'cart/addresses/by-country', 'fields', 'http'],
  session: ['wire', 'domain', 'store', 'fields', 'http', 'page'],
  domain: ['session', 'wire', 'store', 'fields', 'ui', 'http', 'page'],
  texts: ['domain', 'fields', 'ui', 'element', 'http', 'page'],
  elements: ['wire', 'session', 'domain', 'fields', 'ui', 'element', 'page'],
  view: ['elements', 'store', 'wire', 'session', 'domain', 'fields', 'ui', 'element', 'http', 'page'],
  define: ['view', 'texts', 'elements', 'fields', 'ui', 'element', 'page'],
  'tools/conform': [
    'wire',
    'cart/session/kinds',
    'cart/session/process',
    'cart/session/rules',
    'cart/session/quantities',
    'domain',
    'http',
    'page',
    'tools/command/parsed',
  ],
  'tools/contract': ['wire', 'domain', 'http', 'tools/mock', 'tools/manifest/formatted'],
  'tools/lint': ['element', 'page', 'texts', 'ui/entities', 'tools/command/parsed'],
  'tools/mock': ['shop', 'cart/wire/actions', 'cart/wire/ordered', 'http', 'tools/command/parsed'],
  // The list of fault pages includes the rules of the kit and of the linter.
  'tools/pack': [
    'tools/conform',
    'tools/contract',
    'tools/lint',
    'tools/manifest',
    'element',
    'define',
    'view',
    'session',
    'wire',
    'domain',
    'ui',
  ],
  'tools/command': [
    'tools/pack/integrity',
    'tools/manifest/publish',
    'tools/conform',
    'tools/lint',
    'tools/mock',
    'elements',
    'element',
  ],
  'tools/testing': ['texts', 'tools/manifest/formatted'],
  'tools/manifest': ['element'],
  'tools/new': ['element', 'tools/manifest/formatted'],
  'tools/texts': ['texts', 'tools/manifest/formatted'],
};

const viewsAndHooks = /\.tsx$|\/use[A-Z]\w*\.ts$/;

/** Packages that have one place; where a package is not listed, any layer may import it. */
export const packages: Readonly<Record<string, RegExp>> = {
  react: viewsAndHooks,
  'react-dom': viewsAndHooks,
  '@r2wc/react-to-web-component': /^src\/element\/mount\.tsx$/,
  'maplibre-gl': /^src\/lockers\/map\//,
  zustand: /^src\/store\/|\.tsx$/,
  valibot:
    /^src\/(http|account|cart|favourites|lockers|lookup|orders|product|quick|search|tools\/(conform|contract|pack\/drawings))\//,
  '@valibot/to-json-schema': /^src\/tools\/contract\//,
  oxfmt: /^src\/tools\/manifest\/formatted\.ts$/,
};

/** Restricted texts and the files that may contain them; comments do not count. */
export const reserved: readonly { readonly what: string; readonly text: RegExp; readonly only: RegExp }[] = [
  { what: 'the browser’s storage', text: /(?<![.\w])(local|session)Storage\b/, only: /^src\/page\// },
  { what: 'the address and the history', text: /(?<![.\w])(location|history)\./, only: /^src\/page\// },
  {
    what: 'requests',
    text: /(?<![.\w])(globalThis\.)?fetch\(|XMLHttpRequest\(|sendBeacon\(/,
    // starter/ has the files of a new shop.
    only: /^src\/(http|tools\/conform)\/|^src\/tools\/command\/((pages|verify)\.ts$|starter\/)/,
  },
  {
    what: 'the document',
    text: /(?<![.\w])(window|document)\./,
    // preload-imports.ts contains the loader's text, vite.ts and script.ts the single script's, faults/ examples.
    only: /^src\/(page|element)\/|^src\/tools\/pack\/(preload-imports|vite|script)\.ts$|^src\/tools\/pack\/faults\/|\.tsx$|\/use[A-Z]\w*\.ts$|\/first-screen\.ts$/,
  },
  {
    what: 'HTML sinks',
    text: /\b(inner|outer)HTML\b|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|<style\b/,
    // Allowed here because the code runs on a server and escapes every text.
    only: /^src\/(cart\/first-screen\/printed|tools\/conform\/report\/html)\.ts$/,
  },
  // Prototype.js replaces both: its copies ignore the mapper, and its `entries` lacks the indices.
  {
    what: 'Array.from and entries() of a list',
    text: /\bArray\.from\(|\brows\.entries\(/,
    only: /^src\/tools\//,
  },
  { what: 'code from text', text: /\beval\(|new Function\(/, only: /^$/ },
];

const names = kinds.map(({ name }) => name).join('|');

/** A carrier's kind is read by one function, not from its type. */
export const kindsOfCarriers = {
  words: new RegExp(
    `'(parcelLocker|pickup|transport[A-Z]\\w*)'|\`transport\\$|startsWith\\('transport|(===|!==|case) '(${names})'`,
  ),
  /** The one file per implementation that reads the kinds, the files that set up carriers, and the kit's faults. */
  places:
    /^src\/(cart\/session\/kinds\/|tools\/(conform\/complete-cart\.ts|mock\/(state|faults\/.*)\.ts|pack\/drawings\/)|php\/src\/(Cart\/CarrierKind|Bridge\/WordPress\w*)\.php)|^demo\/server\/(seed\/|cart\/kinds\.ts)/,
  /** Modules of one carrier kind are imported only by views of that kind. */
  views: /^src\/cart\/(session\/kinds\.ts|delivery\/)/,
};

export const polishLetters = /[ąćęłńóśźż]/iu;

/** Files that may contain Polish: texts, names of voivodeships and countries, Polish letters as data, and test orders of other programs. */
export const polishPlaces =
  /\/text\.ts$|^src\/(page\/early-text|fields\/(countries|voivodeships|towns|fold|price)|lookup\/read\/letters|search\/fold|ui\/entities|(tools\/(conform|mock|pack\/faults)|cart\/wire\/actions)\/.*)\.ts$|\.generated\.ts$/;

/** Ad blockers block files and classes with such names. */
export const blockedNames = /analytics|banner|pixel|consent|(^|[-_/])ads?([-_/.]|$)/i;

/** File names without a meaning. */
export const emptyNames = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.|$)/i;

/** Maximum number of lines of a file. Tests, texts and samples are mostly tables; generated files have no limit. */
export const mostLines = (path: string): number =>
  path.endsWith('.generated.ts') ? Infinity : /^test\/|(\/text(\.en)?|-samples)\.ts$/.test(path) ? 400 : 200;

/** The only files that may be called index. */
export const indexes: readonly string[] = ['elements/index.ts', 'test/browser/probe/index.ts'];

/** Participles that do not describe a value, banned as names of variables and, capitalised, of types. */
export const bannedNames: readonly string[] = [
  'said',
  'told',
  'asked',
  'kept',
  'shown',
  'found',
  'gone',
  'meant',
  'heard',
  'laid',
];

/** Public members with such names: of an event, of an answer on the wire, of a drawing’s values, of a stored text. */
export const publicMembers: readonly (readonly [names: readonly string[], only: RegExp])[] = [
  [['found'], /^elements\/shop-quick-order\.ts$/],
  [['kept'], /^(src\/product\/(cart\/api|schema)|test\/unit\/product\/cart-cookie\.test)\.ts$/],
  [['shown'], /^src\/cart\/widget\/WidgetButton\.tsx$/],
];

/** File names that may occur only once, because two editor tabs would look alike. */
export const repeatedNames: readonly string[] = ['write.ts', 'place.ts', 'generated.ts', 'early.ts'];

/** Files exempt from the rule of names; must be empty. */
export const unfinished: readonly string[] = [];
