/** Lists the elements that draw themselves before React, and the style sheets that their drawings share. */
import type { DrawnView } from './print';

/** Style sheets that drawings share, by the file that contains them, with the sheets that precede them. */
export const sheets: Readonly<
  Record<
    string,
    { readonly of: readonly string[]; readonly shares?: readonly string[]; readonly tokens?: readonly string[] }
  >
> = {
  'ui/drawing-css.generated': {
    of: ['ui/base', 'fields/control'],
    // Most drawings that share this sheet read these tokens.
    tokens: ['--_on-accent', '--_space-1', '--_space-2'],
  },
  'fields/drawing-css.generated': { of: ['ui/prose', 'fields/field'], shares: ['ui/drawing-css.generated'] },
  'search/drawing-css.generated': {
    of: ['search/isolation', 'search/combobox/combobox', 'search/combobox/entries'],
    shares: ['ui/drawing-css.generated'],
  },
};

const ui = { shares: ['ui/drawing-css.generated'] };
const fields = { shares: ['ui/drawing-css.generated', 'fields/drawing-css.generated'] };
const search = {
  shares: ['ui/drawing-css.generated', 'search/drawing-css.generated'],
  without: ['url', 'search-url', 'add-url', 'value', 'currency'],
};

/** The printed views, by the file that contains the drawing. */
export const drawnViews: Readonly<Record<string, DrawnView & { readonly tag: string; readonly view: string }>> = {
  'search/suggester/drawing.generated': { tag: 'shop-suggester', view: 'search/suggester/Suggester', ...search },
  'search/autocomplete/drawing.generated': {
    tag: 'shop-autocomplete',
    view: 'search/autocomplete/Autocomplete',
    shares: ['ui/drawing-css.generated', 'fields/drawing-css.generated', 'search/drawing-css.generated'],
    without: ['name', 'url', 'index', 'size'],
  },
  'search/add-product/drawing.generated': { tag: 'shop-add-product', view: 'search/add-product/AddProduct', ...search },
  'favourites/drawing.generated': {
    tag: 'shop-favourite',
    view: 'favourites/Heart',
    without: ['product-id', 'price', 'currency', 'add-url', 'remove-url', 'product-name'],
    also: { productName: '{named}' },
    reads: [[': {named}', '{named}']],
  },
  'fields/inputs/checkbox-drawing.generated': {
    tag: 'shop-checkbox',
    ...fields,
    view: 'fields/inputs/Tick',
    without: ['name', 'value', 'message'],
  },
  'fields/inputs/input-drawing.generated': {
    tag: 'shop-input',
    ...fields,
    view: 'fields/inputs/Input',
    without: ['name', 'validate', 'message', 'min-length', 'max-length'],
  },
  'product/quantity-drawing.generated': {
    tag: 'shop-quantity',
    ...fields,
    view: 'product/Quantity',
    without: ['name', 'min', 'max', 'step', 'error'],
    states: { least: ({ value }) => ({ min: value }), most: ({ value }) => ({ max: value }) },
    // The view states why a button is inactive, in a sentence with a number.
    reads: [[/ title="[^"]*"/g, '']],
  },
  'orders/withdrawal/drawing.generated': {
    tag: 'shop-withdrawal',
    view: 'orders/withdrawal/Withdrawal',
    ...ui,
    without: ['url', 'order', 'name', 'email', 'lines'],
    states: { isPlain: () => ({ isPlain: true }) },
  },
  'search/site/first-screen/drawing.generated': {
    tag: 'shop-search',
    view: 'search/site/SiteSearch',
    without: ['url', 'query'],
    also: { query: 'the-phrase' },
    states: { isEmpty: () => ({ query: '' }) },
    reads: [
      [/Wyniki dla „the-phrase”|\{=search\.site\.start\|[^}]*\}/g, '{heading}'],
      ['the-phrase', '{query}'],
    ],
  },
  'cart/widget/drawing.generated': {
    tag: 'shop-cart-widget',
    ...ui,
    view: 'cart/widget/WidgetButton',
    without: ['url', 'currency', 'prices'],
    also: { label: '{label}', badge: '{badge}' },
    states: { isOpen: () => ({ isOpen: true }), isGivenUp: () => ({ isGivenUp: true }) },
  },
};
