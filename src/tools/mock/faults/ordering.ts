/** Faults of orders: wrong, double or impossible ones, and faults of keys and revisions. */
import { answered, disabled, done, printing, type Faults } from './fault-of';
import type { Fault } from '../fault';
import type { JsonObject } from '../state';

const confirmed = (change: (confirm: JsonObject) => void) => ({
  answer: (answer: JsonObject) => {
    if (answer['messages'].confirm?.redirect_url) change(answer['messages'].confirm);
  },
});
const late = (change: NonNullable<Fault['answer']>) =>
  answered('confirm', (answer, at, printed) => printed.status === 409 && change(answer, at, printed));

const REFUSALS = (
  ['empty', 'carrier', 'payment', 'locker', 'contact', 'address', 'transport', 'blocked', 'test', 'overdue'] as const
).map((one) => `order-${one}` as const);

export const ordering: Faults = {
  'an empty cart can be ordered': disabled('order-empty'),
  'a cart without a carrier can be ordered': disabled('order-carrier', 'order-transport'),
  'a cart without a payment can be ordered': disabled('order-payment'),
  'a cart without a locker can be ordered': disabled('order-locker'),
  'a locker without contact can be ordered': disabled('order-contact'),
  'a cart without an address can be ordered': disabled('order-address'),
  'a transport without a price can be ordered': disabled('order-transport'),
  'a blocked client can order': disabled('order-blocked'),
  'a test client can order': disabled('order-test'),
  'a client with debts can order': disabled('order-overdue'),
  'all orders are placed': disabled(...REFUSALS),
  'an order is placed beside another action': disabled('order-alone'),
  'an order is placed although confirm is false': disabled('order-true'),
  'seen is not looked at': disabled(
    'seen-cart_id',
    'seen-revision',
    'seen-total_gross',
    'seen-delivery_address_id',
    'seen-consents',
  ),
  'the displayed wording of a consent is not compared': disabled('seen-consents'),
  'the displayed revision is not compared': disabled('seen-revision'),
  'the total that was seen is not compared': disabled('seen-total_gross'),
  'the cart that was seen is not compared': disabled('seen-cart_id'),
  'the displayed address is not compared': disabled('seen-delivery_address_id'),
  'an order for another cart is refused by 422': late((_answer, _at, printed) => (printed.status = 422)),
  'an order for another cart is refused without the cart': late((answer) => (answer['cart'] = null)),
  'no order can be placed': answered('confirm', (answer, _at, printed) => {
    if (printed.status === 200) [printed.status, answer['messages']] = [500, {}];
  }),
  'an order leads nowhere': confirmed((one) => delete one['redirect_url']),
  'an order leads to a script': confirmed((one) => (one['redirect_url'] = 'javascript:alert(1)')),
  'an order redirects to a URL with a password': confirmed(
    (one) => (one['redirect_url'] = 'https://a:b@evil.example/'),
  ),
  'two confirms at once are two orders': disabled('turn', 'key-once'),
  'the last piece is sold to everybody': disabled('stock'),
  'the last piece is sold to two simultaneous buyers': disabled('stock-at-once'),
  'a line keeps the former price of its product': disabled('price-follows'),
  'a raised price is ordered unseen': disabled('seen-revision', 'seen-total_gross'),
  'a repetition is another order': {
    ...disabled('key-once'),
    ...done('confirm', ({ session, shop }) => {
      session.cart = Object.assign(shop.start(session), { ...shop.orders.at(-1)?.cart, id: session.cart.id });
    }),
  },
  'a repetition is refused': disabled('key-once'),
  'after an order the cart is still full': done('confirm', ({ session, shop }) => {
    session.cart.lines = [...(shop.orders.at(-1)?.cart.lines ?? [])];
  }),
  'after an order the next cart has its notes': done('confirm', ({ session, shop }) => {
    session.cart.clientComments = shop.orders.at(-1)?.cart.clientComments ?? '';
  }),
  'a key repeated with another cart returns the first order': disabled('key-body'),
  'a key is everybody’s': disabled('key-session', 'key-body'),
  'an empty key is a key': disabled('key-empty'),
  'an empty key is everybody’s': disabled('key-empty', 'key-session', 'key-body'),
  'a key of an address is an order’s': disabled('key-action', 'key-body'),
  'products sent twice are added twice': disabled('key-add'),
  'an address sent twice is saved twice': disabled('key-address'),
  'another address with a known key is lost': disabled('key-address-body'),
  'the revision is always the same': printing((cart) => (cart['revision'] = '1')),
  'the revision is another one at each load': printing((cart, { shop }) => (cart['revision'] = `r${shop.newId()}`)),
  'the revision holds the stock': printing((cart, { shop, cart: { lines } }) => {
    cart['revision'] += lines.map(({ product }) => shop.stock.get(product.id) ?? '').join('-');
  }),
  'the revision knows nothing of quantities': printing(
    (cart) =>
      (cart['revision'] = `${cart['id']}-${cart['items'].length}-${cart['carrier']?.id}-${cart['payment']?.id}`),
  ),
  'the revision knows nothing of notes': printing(
    (cart) => (cart['revision'] = JSON.stringify({ ...cart, client_comments: '', revision: '' }).length.toString()),
  ),
};
