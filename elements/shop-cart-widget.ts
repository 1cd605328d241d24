/** Declares the attributes and events of `<shop-cart-widget>`: the visitor's carts in a dropdown for the header of any page. */
import { integer, text } from '../src/element/attributes';
import { currency, prices } from '../src/element/currency';
import { declare } from '../src/element/declare';
import { buttonParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopCartWidget = declare({
  tag: 'shop-cart-widget',
  group: 'Cart and checkout',
  summary: 'The count of the cart, and its lines in a dropdown; follows every change on the page.',
  attributes: {
    url: text({ summary: 'URL of the carts. Default: the page URL.' }),
    count: integer({
      summary: 'Initial product count, displayed until the carts are loaded. Default: no number.',
      min: 0,
    }),
    currency,
    prices,
  },
  events: { 'shop-cart-widget-opened': { summary: 'The dropdown was opened.' } },
  commands: {
    '--open': 'Opens the dropdown.',
    '--close': 'Closes it.',
    '--toggle': 'Opens or closes it.',
  },
  slots: {
    '': 'A plain link to the cart. It works until the element is ready, and if the carts cannot be loaded.',
    empty: 'Below the message for an empty cart.',
  },
  parts: {
    ...buttonParts,
    ...noticeParts,
    button: 'The button with the count.',
    count: 'The count.',
    panel: 'The dropdown.',
    cart: 'A cart in the dropdown.',
  },
  cssProperties: themeProperties,
});
