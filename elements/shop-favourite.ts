/** Declares the attributes and events of `<shop-favourite>`: a heart that marks a product, in sync with the page's other hearts. */
import { flag, number, text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { currency } from '../src/element/currency';
import { ADD_URL, REMOVE_URL } from '../src/favourites/urls';
import { furtherProperties, themeProperties } from '../src/ui/theme';

export const shopFavourite = declare({
  tag: 'shop-favourite',
  group: 'Product',
  summary: 'A heart that marks a product as favourite. React loads on the first interaction.',
  attributes: {
    'product-id': text({ summary: 'The product.', required: true }),
    active: flag({ summary: 'The product is a favourite.' }),
    'product-name': text({ summary: 'Name of the product, for screen readers.' }),
    price: number({ summary: 'For the page’s measuring.', min: 0 }),
    currency,
    'add-url': text({ summary: 'URL that adds a favourite.', default: ADD_URL }),
    'remove-url': text({ summary: 'URL that removes a favourite.', default: REMOVE_URL }),
  },
  events: {
    'shop-favourite-changed': event<{ productId: string; active: boolean }>({
      summary: 'The server has marked or unmarked the product.',
      detail: '{ productId: string; active: boolean }',
    }),
  },
  parts: { button: 'The heart.', error: 'Why it could not be saved.' },
  cssProperties: {
    '--shop-color-favourite': furtherProperties['--shop-color-favourite'],
    '--shop-color-scheme': themeProperties['--shop-color-scheme'],
    '--shop-color-focus': themeProperties['--shop-color-focus'],
    '--shop-color-surface': themeProperties['--shop-color-surface'],
    '--shop-color-surface-raised': themeProperties['--shop-color-surface-raised'],
    '--shop-color-text-muted': themeProperties['--shop-color-text-muted'],
    '--shop-color-border': themeProperties['--shop-color-border'],
    '--shop-color-error': themeProperties['--shop-color-error'],
    '--shop-font-family': themeProperties['--shop-font-family'],
    '--shop-radius': themeProperties['--shop-radius'],
  },
});
