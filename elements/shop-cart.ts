/** Decides the attributes and events of `<shop-cart>`: cart, addresses and order in three steps. */
import type { CartActionName } from '../src/cart/wire/actions';
import type { Change } from '../src/cart/session/changes';
import { pickerParts } from '../src/lockers/parts';
import { cartClient, offeredCart } from '../src/cart/wire/cart';
import type { Cart } from '../src/cart/wire/cart';
import { flag, integer, oneOf, text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { json } from '../src/element/further-attributes';
import { contact, loginUrl } from '../src/element/page-account';
import { prices } from '../src/element/currency';
import { density } from '../src/element/page-density';
import { brand, companyUrl, mapStyleUrl, pointsUrl, redirectOrigins } from '../src/element/page-settings';
import { checkboxParts, quantityParts, selectParts, textFieldParts } from '../src/fields/parts';
import {
  buttonParts,
  cardParts,
  choiceParts,
  furtherProperties,
  modalParts,
  noticeParts,
  stepParts,
  themeProperties,
} from '../src/ui/theme';

export const shopCart = declare({
  tag: 'shop-cart',
  group: 'Cart and checkout',
  summary: 'The cart from its lines to the placed order.',
  alone: true,
  attributes: {
    'cart-url': text({ summary: 'URL of all cart requests. Default: the page URL.' }),
    cart: json(offeredCart, {
      summary: 'Initial cart, as `cart-url` responds to `{}`: displayed at once, reloaded in the background.',
      type: 'CartAnswer',
    }),
    client: json(cartClient, { summary: 'The buyer as the template knows them.', type: 'CartClient' }),
    trader: flag({ summary: 'The person is a trader, who may change prices.' }),
    'shop-url': text({ summary: 'Target of “Wróć do sklepu”. Default: the URL of the cart.' }),
    'payment-url': text({ summary: 'URL of the page where the buyer pays overdue amounts or a used-up limit.' }),
    'login-url': loginUrl,
    contact,
    'points-url': pointsUrl,
    'map-style-url': mapStyleUrl,
    'company-url': companyUrl,
    'payment-methods-visible': integer({ summary: 'Payment methods before “pokaż więcej”.', default: 3, min: 0 }),
    routing: oneOf(['hash', 'path', 'memory'], {
      summary: 'Where the step is stored: in the URL fragment, in the path after `base`, or in memory.',
      default: 'hash',
    }),
    base: text({ summary: 'The path that `routing="path"` puts the steps after.' }),
    'redirect-origins': redirectOrigins,
    'submit-label': text({ summary: 'The order button’s text. The law wants it to name the duty to pay.' }),
    brand,
    prices,
    density,
  },
  events: {
    'shop-cart-change': event<{ action: CartActionName; body: object }>({
      summary: 'The person is about to change the cart.',
      detail: '{ action: CartActionName; body: object }',
      cancelable: true,
    }),
    'shop-cart-changed': event<{
      cart: Cart | null;
      previous: Cart | null;
      changes: readonly Change[];
      cause: CartActionName;
    }>({
      summary: 'The server answered with a cart, or that there is none any more.',
      detail: '{ cart: Cart | null; previous: Cart | null; changes: readonly Change[]; cause: CartActionName }',
    }),
    'shop-order-submit': event<{ cart: Cart }>({
      summary: 'The person is about to order.',
      detail: '{ cart: Cart }',
      cancelable: true,
    }),
    'shop-order-submitted': event<{ cart: Cart }>({ summary: 'The order was placed.', detail: '{ cart: Cart }' }),
  },
  commands: {
    '--open-lockers': 'Picks a parcel locker, where the carrier has them.',
    '--open-contact': 'Asks for the locker’s e-mail and phone, on the second step.',
    '--open-delivery-address': 'Adds an address of delivery, on the second step.',
    '--open-invoice-address': 'Adds an address of the invoice, on the second step, where the cart takes one.',
  },
  slots: {
    '': 'Shown until the cart is there: a sentence, or the cart as plain HTML.',
    'before-summary': 'What the shop says on the summary before its consents, as a notice.',
    legal:
      'The shop’s links to its terms, privacy and delivery: at the end of the first step, and after the consents of the summary.',
    empty: 'Where one goes from an empty cart: last orders, favourites, quick order.',
    'print-head': 'Head of the printed summary: the shop’s logo, the branch with its address.',
  },
  parts: {
    ...buttonParts,
    ...cardParts,
    ...choiceParts,
    ...modalParts,
    ...noticeParts,
    ...stepParts,
    ...textFieldParts,
    ...selectParts,
    ...quantityParts,
    ...checkboxParts,
    cart: 'The root container.',
    heading: 'The step’s title.',
    loading: 'The skeleton while the cart is loading.',
    empty: 'The empty cart.',
    table: 'A table of lines.',
    row: 'A line.',
    delivery: 'The card of the carriers.',
    payment: 'The card of the payments.',
    ...pickerParts,
    'locker-dialog': 'The dialog in which a parcel locker is picked.',
    notes: 'The card of the order notes.',
    'extra-fields': 'A card of further fields of the order.',
    'extra-review': 'What they say, on the summary.',
    consents: 'The consents and choices of the summary.',
    'line-fields': 'Further fields of a line.',
    'project-cart': 'The card of a project cart.',
    'invoice-address': 'The card of the invoice address.',
    'delivery-address': 'The card of the delivery address.',
    contact: 'The card of the locker’s contact data.',
    address: 'A written address.',
    order: 'The table of the summary.',
    summary: 'The card of the totals.',
    totals: 'The totals.',
    action: 'The primary button and what belongs to it; a bar on small screens.',
    submit: 'The order button.',
    messages: 'The messages of a slot; the slot’s name is a part too.',
    changes: 'What changed without being asked for.',
    unread: 'Products of the cart cannot be shown.',
    account: 'Why the account cannot order, or not by its limit, and who helps.',
    locked: 'The sentence of a begun payment.',
  },
  cssProperties: {
    ...themeProperties,
    '--shop-sticky-top': furtherProperties['--shop-sticky-top'],
  },
});
