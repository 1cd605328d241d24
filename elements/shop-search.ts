/** Declares the attributes and events of `<shop-search>`: the site's search page. */
import { text } from '../src/element/attributes';
import { added } from '../src/element/added';
import { currency, prices } from '../src/element/currency';
import { declare, event } from '../src/element/declare';
import type { FormFields } from '../src/product/cart/fields';
import type { AddToCartAnswer } from '../src/product/schema';
import { checkboxParts, quantityParts, selectParts, textFieldParts } from '../src/fields/parts';
import { buttonParts, modalParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopSearch = declare({
  tag: 'shop-search',
  group: 'Search',
  summary: 'Search results in products and contents, with pages. The URL follows.',
  attributes: {
    url: text({ summary: 'URL of the results. Default: the page URL.' }),
    query: text({ summary: 'The phrase, if the page URL has none.' }),
    'add-url': text({
      summary: 'URL that adds a product: receives `{id, quantity}`. `{id}` in the URL becomes the product’s id.',
    }),
    'cart-url': text({ summary: 'URL of the cart page, if the response has none.' }),
    currency,
    prices,
    added,
  },
  events: {
    'shop-product-add': event<{ fields: FormFields }>({
      summary: 'A product is about to be added to the cart.',
      detail: '{ fields: FormFields }',
      cancelable: true,
    }),
    'shop-product-added-to-cart': event<{ answer: AddToCartAnswer; fields: FormFields }>({
      summary: 'A product was added to the cart.',
      detail: '{ answer: AddToCartAnswer; fields: FormFields }',
    }),
    'shop-searched': event<{ query: string; products: number; contents: number }>({
      summary: 'Results have arrived; the numbers are the totals.',
      detail: '{ query: string; products: number; contents: number }',
    }),
  },
  slots: {
    '': 'The server’s own results, displayed until the element is ready.',
    empty: 'Below the message for no results.',
  },
  parts: {
    ...buttonParts,
    ...noticeParts,
    ...modalParts,
    ...quantityParts,
    ...checkboxParts,
    ...selectParts,
    field: textFieldParts.field,
    label: textFieldParts.label,
    hint: textFieldParts.hint,
    error: textFieldParts.error,
    form: 'A product’s quantity and button.',
    added: 'The added product in the dialog.',
    corrected: 'The message that names the corrected phrase.',
    code: 'A product’s code.',
    prices: 'A product’s prices.',
    stock: 'The availability of a product.',
    contact: 'The contact displayed for no results.',
    search: 'The root container.',
    box: 'The search box.',
    control: 'The frame of a field.',
    input: 'The field of the search box.',
    heading: 'The heading with the phrase.',
    tabs: 'The tabs of the kinds of results.',
    tab: 'A tab.',
    'tab-selected': 'The kind that is shown.',
    panel: 'The results and their pages.',
    results: 'The list of results.',
    result: 'A result.',
    pages: 'The pagination.',
    empty: 'The message for no results.',
  },
  cssProperties: themeProperties,
});
