/** Decides the attributes and events of `<shop-search>`: the site's search page. */
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
  summary: 'Search results in products and contents, page by page; the address follows.',
  attributes: {
    url: text({ summary: 'URL of the results. Default: the page URL.' }),
    query: text({ summary: 'The phrase, where the page’s address has none.' }),
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
      summary: 'A product is about to be put into the cart.',
      detail: '{ fields: FormFields }',
      cancelable: true,
    }),
    'shop-product-added-to-cart': event<{ answer: AddToCartAnswer; fields: FormFields }>({
      summary: 'A product is in the cart.',
      detail: '{ answer: AddToCartAnswer; fields: FormFields }',
    }),
    'shop-searched': event<{ query: string; products: number; contents: number }>({
      summary: 'Results have arrived; the numbers are the totals.',
      detail: '{ query: string; products: number; contents: number }',
    }),
  },
  slots: { '': 'The server’s own results: they show until the element is ready.' },
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
    added: 'What was put into the cart.',
    corrected: 'The sentence that another phrase was searched for.',
    code: 'A product’s code.',
    prices: 'A product’s prices.',
    stock: 'Whether a product is there.',
    contact: 'Whom to ask where nothing was found.',
    search: 'The whole page.',
    box: 'The search box.',
    control: 'The frame of a field.',
    input: 'Its field.',
    heading: 'The heading with the phrase.',
    tabs: 'The kinds of results.',
    tab: 'One kind.',
    'tab-selected': 'The kind that is shown.',
    panel: 'The results and their pages.',
    results: 'The list.',
    result: 'One result.',
    pages: 'The pages.',
    empty: 'The sentence that nothing was found.',
  },
  cssProperties: themeProperties,
});
