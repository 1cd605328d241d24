/** Declares the attributes and events of `<shop-add-product>`: the search box that adds to the page's cart, order or offer. */
import { flag, text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { currency, prices } from '../src/element/currency';
import type { SuggestedProduct } from '../src/search/schema';
import { themeProperties } from '../src/ui/theme';

export const shopAddProduct = declare({
  tag: 'shop-add-product',
  group: 'Search',
  summary:
    'A search box that adds products to the cart, order or offer that the page edits: typed, or pasted as a table of SKU and quantity.',
  attributes: {
    url: text({ summary: 'URL of the suggestions.', required: true }),
    'add-url': text({ summary: 'URL that receives `add_product`. Default: the page URL.' }),
    name: text({ summary: 'Name of the field of the template’s form inside the tag.', default: 'sku' }),
    disabled: flag({ summary: 'Disables the field and the buttons.' }),
    currency,
    prices,
  },
  events: {
    'shop-product-added': event<{ product: SuggestedProduct; quantity: string | undefined }>({
      summary:
        'The server has added a product. `preventDefault()` stops the reload. `quantity` is set for pasted rows only.',
      detail: '{ product: SuggestedProduct; quantity: string | undefined }',
      cancelable: true,
    }),
  },
  slots: { '': 'A plain form that adds by SKU: it works until the element is ready.' },
  parts: {
    box: 'The whole search box.',
    control: 'The frame of a field.',
    input: 'The field.',
    button: 'The search button, and a button in the list.',
    panel: 'The panel below the box.',
    head: 'A heading in the panel.',
    suggestions: 'The list.',
    suggestion: 'A product of the list.',
    prices: 'A product’s prices.',
    code: 'A product’s code.',
    stock: 'The availability of a product.',
    empty: 'The message for no results.',
    adding: 'The line that names the product being added.',
    pasted: 'A pasted table with the result of each row.',
  },
  cssProperties: themeProperties,
});
