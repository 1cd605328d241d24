/** Faults between visitors: shared carts and address books, foreign ids and tokens. */
import { cartActions, isProcessAction, type CartActionName } from '../../../cart/wire/actions';
import { amount, answered, disabled, done, grosze, sent, where, type Faults } from './fault-of';
import type { CallContext } from '../fault';
import type { Session } from '../state';

const others = ({ shop, session }: CallContext): Session[] =>
  [...shop.sessions.values()].filter((one) => one !== session);

/** The actions that name a line or an address. */
const BY_ID = [
  'quantity',
  'remove',
  'move',
  'add_discount',
  'delivery_address',
  'invoice_address',
] as const satisfies readonly CartActionName[];

export const identity: Faults = {
  'all visitors have one session': { sessionOf: (id) => (id.startsWith('as-') ? id : 'all') },
  'all visitors have one cart': {
    done: ({ session, shop }) =>
      others({ session, shop } as CallContext).forEach((one) => one.role === session.role && (one.cart = session.cart)),
  },
  'all visitors have one address book': {
    cart: (cart, { shop }) => (cart['addresses'] = structuredClone(shop.all((one) => one.addresses))),
  },
  'notes are everybody’s': done('client_comments', (at) =>
    others(at).forEach((one) => (one.cart.clientComments = at.cart.clientComments)),
  ),
  'a quantity is everybody’s, by product': done('quantity', (at) => {
    for (const line of at.cart.lines)
      for (const other of others(at).flatMap((one) => one.cart.lines))
        if (other.product === line.product) other.quantity = line.quantity;
  }),
  'the carrier is everybody’s': done('new_address', (at) =>
    others(at).forEach((one) => (one.cart.carrierId = at.cart.carrierId)),
  ),
  'another visitor’s line can be changed': disabled('own-line'),
  'a visitor can change a line in another visitor’s cart': disabled('own-cart', 'own-line', 'quantity-cart'),
  'another visitor’s address can be chosen': disabled('own-address'),
  'another visitor’s cart takes a quantity': disabled('own-cart', 'quantity-cart'),
  'another visitor’s order can be read': disabled('own-order'),
  'any cart id is taken': disabled('quantity-cart'),
  'a token of another session is taken': disabled('csrf-session'),
  'every session has the same token': {
    printed: (printed) => {
      for (const one of printed.headers) if (one[1].startsWith('XSRF')) one[1] = 'XSRF-TOKEN=everybody; Path=/';
    },
    disabledChecks: ['csrf-stale'],
  },
  'a buyer sets prices': disabled('price-trader'),
  'a buyer sets the price of the delivery': disabled('price-carrier-trader'),
  'a buyer’s price is refused in words only': {
    disabledChecks: ['price-trader'],
    ...answered('add_discount', (answer, { session }, printed) => {
      if (session.role === 'trader') return;
      printed.status = 422;
      answer['messages'] = { add_discount: { messages: ['Tylko przedstawiciel.'], status: 'error' } };
    }),
  },
  'a refused price of a buyer still lowers the price by a tenth': {
    refused: ({ name, session, cart }) => {
      if (name === 'add_discount' && session.role !== 'trader')
        cart.lines.slice(0, 1).forEach((one) => (one.net = grosze(amount(one.net * 0.9))));
    },
  },
  'a trader goes below the minimum': disabled('price-minimum'),
  'a trader can set a delivery price below 1.00': disabled('price-carrier-minimum'),
  'a trader’s price is not kept': done('add_discount', ({ cart }) =>
    cart.lines.forEach((one) => (one.net = one.product.net)),
  ),
  'a trader’s delivery price is not kept': done('add_carrier_discount', ({ cart }) => (cart.carrierPrices = {})),
  'a trader is refused': sent('add_discount', (body, { session }) => {
    if (session.role === 'trader') body['add_discount'].discount_price = 'x';
  }),
  ...Object.fromEntries(
    Object.keys(cartActions)
      .filter((action) => !isProcessAction(action))
      .map((action) => [
        `after ${action} everybody has the cart of whoever did it`,
        {
          ...where(action),
          ...done(action, (at) => others(at).forEach((one) => (one.cart = at.session.cart))),
        },
      ]),
  ),
  ...Object.fromEntries(
    BY_ID.map((action) => [
      `${action} takes an id of another visitor’s`,
      { ...where(action), ...disabled(`own:${action}`) },
    ]),
  ),
};
