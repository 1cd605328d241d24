/** Declares the attributes and events of `<shop-cart>`: cart, addresses and order in three steps. */
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
    client: json(cartClient, { summary: 'The buyer’s data from the template.', type: 'CartClient' }),
    trader: flag({ summary: 'The user is a trader, who may change prices.' }),
    'shop-url': text({ summary: 'Target of “Wróć do sklepu”. Default: the URL of the cart.' }),
    'payment-url': text({ summary: 'URL of the page where the buyer pays overdue amounts or a used-up limit.' }),
    'login-url': loginUrl,
    contact,
    'points-url': pointsUrl,
    'map-style-url': mapStyleUrl,
    'company-url': companyUrl,
    'payment-methods-visible': integer({
      summary: 'Number of payment methods displayed before “pokaż więcej”.',
      default: 3,
      min: 0,
    }),
    routing: oneOf(['hash', 'path', 'memory'], {
      summary: 'Where the step is stored: in the URL fragment, in the path after `base`, or in memory.',
      default: 'hash',
    }),
    base: text({ summary: 'Base path of the steps for `routing="path"`.' }),
    'redirect-origins': redirectOrigins,
    'submit-label': text({ summary: 'Text of the order button. By law it must name the obligation to pay.' }),
    brand,
    prices,
    density,
  },
  events: {
    'shop-cart-change': event<{ action: CartActionName; body: object }>({
      summary: 'A change of the cart is about to be sent.',
      detail: '{ action: CartActionName; body: object }',
      cancelable: true,
    }),
    'shop-cart-changed': event<{
      cart: Cart | null;
      previous: Cart | null;
      changes: readonly Change[];
      cause: CartActionName;
    }>({
      summary: 'The server returned a cart, or null if it no longer exists.',
      detail: '{ cart: Cart | null; previous: Cart | null; changes: readonly Change[]; cause: CartActionName }',
    }),
    'shop-lines-rendered': event<{ lines: Cart['items']; payments: Cart['availablePayments'] }>({
      summary:
        'Lines and payments were rendered or have changed. Their ids name the slots `line-{id}` and `payment-{id}`.',
      detail: "{ lines: Cart['items']; payments: Cart['availablePayments'] }",
    }),
    'shop-order-submit': event<{ cart: Cart }>({
      summary: 'The order is about to be sent, or an approval that places it.',
      detail: '{ cart: Cart }',
      cancelable: true,
    }),
    'shop-order-submitted': event<{ cart: Cart }>({
      summary: 'The order was placed, or an approval that places it was accepted.',
      detail: '{ cart: Cart }',
    }),
  },
  commands: {
    '--open-lockers': 'Opens the parcel locker picker, if the carrier has lockers.',
    '--open-contact': 'Opens the locker’s e-mail and phone form, on the second step.',
    '--open-delivery-address': 'Opens the form of a new delivery address, on the second step.',
    '--open-invoice-address': 'Opens the form of a new invoice address, on the second step, if the cart allows one.',
  },
  slots: {
    '': 'Content displayed until the cart is ready: a sentence, or the cart as plain HTML.',
    'before-summary': 'The shop’s notice on the summary, before the consents.',
    legal:
      'Links to the shop’s terms, privacy policy and delivery: below the button of the first step and of the summary.',
    'line-{id}': 'Below the name of the line with this id: a badge. On the summary and the printed sheet too.',
    'line-end-{id}': 'Below the whole line with this id. On the summary and the printed sheet too.',
    'payment-{id}':
      'In the card of the payment with this id while it is chosen, and on the summary: the card field of a payment provider.',
    'after-totals': 'Below the totals of each step and of the printed sheet.',
    empty: 'Links for an empty cart: last orders, favourites, quick order.',
    'print-head': 'Header of the printed summary: the shop’s logo, the branch with its address.',
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
    heading: 'The title of the step.',
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
    'extra-review': 'The values of the order’s further fields, on the summary.',
    consents: 'The consents and choices of the summary.',
    'line-fields': 'Further fields of a line.',
    file: 'A further field for a file.',
    'project-cart': 'The card of a project cart.',
    'invoice-address': 'The card of the invoice address.',
    'delivery-address': 'The card of the delivery address.',
    contact: 'The card of the locker’s contact data.',
    address: 'A written address.',
    order: 'The table of the summary.',
    summary: 'The card of the totals.',
    totals: 'The totals.',
    action: 'The primary button with its texts; a bar on small screens.',
    submit: 'The order button.',
    messages: 'The messages of a slot. The name of the slot is a part too.',
    changes: 'The notice of changes that the buyer did not make.',
    unread: 'The notice of products that could not be displayed.',
    account: 'The notice that the account cannot order, or cannot use its limit, with a contact.',
    locked: 'The notice of a started payment.',
    process: 'The card of a request for approval or a quote, on the summary.',
    'process-state': 'Its state, above the other steps.',
  },
  cssProperties: {
    ...themeProperties,
    '--shop-sticky-top': furtherProperties['--shop-sticky-top'],
  },
});
