/** Groups the built modules into files, by hand: a view needs one file of each kind, and an import graph does not know what is needed when. */
import type { Rolldown } from 'vite';

// What the bundler does by itself was tried. The printed cart took 124.9 KB in 13 files; with groups by size 139 KB in 89 files; with a group
// for each entry its first picture needed 65 to 90 KB in place of 16; without groups the list of orders took 216 KB. A moved module needs no
// entry here if its folder has a group of its own; test/bytes.test.ts names the file that grew otherwise.

/** Files whose functions nearly all run at the start. Not `react`: a page calls half of it. */
const COMPILED_AT_ONCE = 'element hearts data schema sent screen early words jsx CartApp'.split(' ');

/** With this comment Chrome compiles a file while it loads, and not function by function on the main thread. */
export const compileHint = ({ name }: { readonly name: string }): string =>
  // Not an empty text: the bundler writes an empty line for it. Its type lacks `undefined`.
  (COMPILED_AT_ONCE.includes(name) ? '//# allFunctionsCalledOnLoad' : undefined) as string;

/** A pattern of the files in a folder of `src` whose path goes on with one of these beginnings, or with none of them. */
const among = (folder: string, beginnings: string): string => `/src/${folder}/(${alternatives(beginnings)})`;
const except = (folder: string, beginnings: string): string => `/src/${folder}/(?!${alternatives(beginnings)})`;
const alternatives = (words: string): string => words.replaceAll('.', '\\.').replaceAll(' ', '|');

/** What most views of every domain use, and not what one or two do: that goes with them. */
const inReact: readonly string[] = [
  except(
    'element',
    'loader buttons older- text.en diagnostics deprecation nearest global-attributes lists page-texts print',
  ),
  among(
    'ui',
    'icon. icons. glyph. modifiers. Button. IconButton. LinkButton. LiveRegion. Notice. Reasons. Skeleton. leaves-group',
  ),
  among('ui', 'useDelayedState. sections/useSections.'),
  among(
    'fields',
    'Checkbox. Field. QuantityField. SelectField. Stepper. TextField. useFieldMessage. useFrozenDuringPress.',
  ),
  among('fields', 'country. useQuantityText. validators. voivodeships.'),
  among('cart/session', 'address-line'),
  ...['page', 'http'].map((folder) =>
    except(
      folder,
      'use[A-Z] cache clipboard day edit-distance fieldset fragment json-fault leave limits new-tab notes on-dismiss page- position post-form printing query queue routes scroll test- text- text.en token-state upload visibility worker-url',
    ),
  ),
];

/**
 * In order of precedence. A tag's entry and its view keep what nothing else uses; shared modules go into one of these.
 *
 *     index.js -> shop-x.js + element -> view + react + data (+ the domain's own)
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // Code that every tag needs to define itself: no tag waits for React.
  { name: 'form', tags: ['$initial'], test: /\/src\/(element\/control|fields\/drawing-css\.generated)/, priority: 10 },
  {
    name: 'element',
    tags: ['$initial'],
    test: /\/src\/element\/(?!loader|buttons|older-|text\.en|page-|further-|lists|print)|\/src\/page\/(config|docs-url)|\/src\/favourites\/changes/,
    priority: 9,
  },
  // Only for elements without a drawing.
  {
    name: 'settings',
    tags: ['$initial'],
    test: /\/src\/element\/(page-(settings|account|density)|further-)/,
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
  // Reads the template's data, texts and amounts before any view, without a request.
  {
    name: 'data',
    test: /node_modules\/valibot\/|\/src\/(http\/(wire|tolerant|decimal|messages|availability|price-notes|white-list)|page\/(url|currency|language|phrase|texts|safe-url|docs-url)|fields\/typed-text|ui\/(money|price)|element\/lists)/,
    minShareCount: 2,
    priority: 8,
  },
  // Requests without a view: dropdown, search box, a cart that the template does not contain.
  {
    name: 'sent',
    test: /node_modules\/zustand\/esm\/vanilla\.|\/src\/(element\/diagnose-if-needed|http\/(request|csrf|failure\.|json|reuse-unchanged|call-url)|store\/store|page\/(beside|lifecycle|clock|tokens|tabs|cart-changes))/,
    minShareCount: 2,
    priority: 7.9,
  },
  // Reads the cart's attributes: without React, the tag is defined and reports that React failed to load.
  {
    name: 'schema',
    test: /\/src\/cart\/(wire\/(?!action|api|keys|reply|seen|token)|session\/quantities)/,
    minShareCount: 2,
    priority: 7.95,
  },
  // Shared by the search box, which needs no React, and all views. Not by the dropdown.
  {
    name: 'jsx',
    test: /node_modules\/react\/cjs\/react-jsx-runtime|\/src\/(fields\/fold|ui\/(announcer|Spinner|PriceNotes)|page\/(storage|data-layer))\./,
    priority: 7.7,
  },
  // Titles and sentences with markup: not in the cart.
  { name: 'html', test: /\/src\/(ui\/(safe-html|SafeHtml|entities)|page\/fieldset)\./, priority: 7.6 },
  // Texts, words and steps of components and fields, also for drawings: without React.
  {
    name: 'words',
    test: /\/src\/(ui\/(text|stock\/(parts|text)|steps\/(steps|text)|codes\/(codes|text))|fields\/(text|quantity|quantity-words|amount|units)|page\/day)\.ts/,
    minShareCount: 2,
    priority: 6.8,
  },
  // Requests a cart before its view loads, and is the behaviour of its first screen. Hashed contacts are sent by the cart and by
  // `<shop-form-event>`, which needs no React.
  {
    name: 'early',
    test: /\/src\/cart\/(session\/prefetch|wire\/api|first-screen\/(form|steps|styled))|\/src\/(http\/post-form|page\/(hashed-contact|digest))/,
    priority: 6.7,
  },
  // The style sheets of components and fields. The cart has its own pieces of them.
  {
    name: 'css',
    test: /\/src\/((ui|fields)\/styles\.ts|(ui\/(?!modal|pages|tab|select|sections)|fields\/(?!wrong-fields))[^/]*\.css\?inline)/,
    minShareCount: 2,
    priority: 6.55,
  },
  // A short name: the loader requests it together with the cart's drawing.
  { name: 'rest', test: /\/cart\/first-screen\/further-css/, priority: 6.52 },
  // Shared by the cart's drawing and its view.
  {
    name: 'screen',
    test: /\/src\/(cart\/(session\/(rules|kinds|account|limit|submit)|text\.ts|[a-z]+\/(branch|breakdown|carriers|payments|locker-address|chunks|figures|long|reasons|display|line)\.ts|duties\/text)|page\/routes|ui\/promise\.)/,
    minShareCount: 2,
    priority: 6.5,
  },
  // React, the components that most views use, and the page's functions. One file: all views load React.
  {
    name: 'react',
    test: new RegExp(`/node_modules/(react|react-dom|scheduler|@r2wc|zustand)/|${inReact.join('|')}`),
    priority: 6,
  },
  // Shared by tabs, search results and orders, but not the cart.
  { name: 'list', test: /\/src\/ui\/tab-(keys|list)/, priority: 5.95 },
  // Shared by the cart's later steps, orders and the withdrawal: dialogs, addresses, the state of forms, and texts about transfers. After
  // `react`, or it would also contain parts of it.
  {
    name: 'forms',
    test: /\/src\/(fields\/(useFields|WrongFields|wrong-fields)|ui\/(Modal|useDialog|modal|day|moment|transfer\/(?!text\.en))|cart\/parts\/(AddressLines|unbroken)|page\/(visibility|clipboard)|http\/limits)/,
    priority: 5.9,
  },
  // Of the withdrawal and of the form that finds an order: neither the cart nor the list of orders needs it.
  { name: 'sending', test: /\/src\/orders\/(useSending|plain-form)/, priority: 5.85 },
  // Requests, schemas and texts of the search boxes; without this group the next one would contain them.
  { name: 'text', test: /\/src\/search\/(api|schema|text)\.ts/, priority: 5.7 },
  // Behaviour and list of the search box, without React.
  {
    name: 'box',
    test: /\/src\/(search\/(debounced-request|log-refusal|combobox\/(box|keys)|suggester\/(first-screen|panel-css|default-suggestions|sections|SuggestionList|ProductLine)|ProductFacts|MarkedTitle|marked|fold|small-words|availability|spoken|priced|recent|follow-template)|ui\/paint)/,
    priority: 5.6,
  },
  // The requests of the search page, which are sent before React loads.
  {
    name: 'finding',
    test: /\/src\/search\/(filter-names|filters\/(schema|query)|site\/(api|text|location|first-screen\/(prefetch-results|model)))\.ts/,
    priority: 5.45,
  },
  // Ordering a product, from its own form and from search results.
  { name: 'units', test: /\/src\/product\/(schema|text)\.ts/, minShareCount: 2, priority: 5.4 },
  { name: 'order', test: /\/src\/product\/cart\/(?!first-screen)/, minShareCount: 2, priority: 5.3 },
  // The cart's view, with everything that its later files share with it.
  { name: 'CartApp', test: /\/src\/cart\/CartApp/, priority: 5.1 },
  // The later steps, the dialogs, and the parts of `Late`, which load when the page is idle. One file: two would need a third for their shared code.
  {
    name: 'later',
    test: /\/src\/(fields\/price|cart\/(parts\/(FormDialog|Refusal)|steps\/LaterStep|addresses\/AddAddress\.|pricing\/(PriceDialog|rules)|delivery\/(ContactDialog|watch-locker)|changes\/|items\/(PickedTools|QuantityLinks)|parts\/external-page))/,
    priority: 5,
  },
  // Everything that needs the list of lockers.
  { name: 'lockers', test: /\/src\/lockers\/(?!map\/|LockerMapElement|text\.en)/, priority: 4.95 },
  // The cart's part of the locker picker, in its own file, because the map on other pages needs no cart.
  { name: 'nearby', test: /\/src\/cart\/delivery\/Locker(Near|Dialog)/, priority: 2.9 },
  // Only for developers.
  { name: 'diagnostics', test: /\/src\/(element\/diagnostics|page\/text-diagnostics|http\/test-mode)/, priority: 2 },
  // Not its reader of pasted rows and files, which loads when somebody pastes.
  ...['search', 'product', 'account', 'favourites', 'lookup', 'orders'].map((folder, order) => ({
    name: folder,
    test: (file: string) => file.includes(`/src/${folder}/`) && !file.includes('/lookup/read'),
    minShareCount: 2,
    priority: 4.9 - order / 10,
  })),
];
