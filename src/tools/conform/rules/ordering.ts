/** The rules against wrong, duplicate and late orders. */
import { must, type Rule } from './rule';

export const ordering = {
  locked: must(
    'a cart does not change after its payment has begun',
    'Otherwise the buyer pays for another cart than ordered.',
    'Answer 409 with messages.payment_init while payment_init, master_payment_init or child_payment_init is set.',
    'Cart',
  ),
  'order-incomplete': must(
    'an order without goods, carrier, price, payment, locker, contact or address, or with unpaid debts, is refused',
    'A page left open in another tab can send it.',
    'Check every rule of the order on the server: lines, carrier, locker and contact, payment, address.',
    'ConfirmAction',
  ),
  unticked: must(
    'consents and choices are empty in a new cart',
    'A preset consent is not valid, and a preset extra need not be paid.',
    'Leave `value` of `consent` and `choice` fields empty until the buyer’s `extra_field`, and again after `version` changes.',
    'ExtraField',
  ),
  'order-zero': must(
    'an order whose goods all cost 0 is refused',
    'A price that could not be read often becomes 0: the shop gives the goods away.',
    'Throw an error for an unreadable price, and refuse an order whose goods cost 0.',
    'ConfirmAction',
  ),
  'order-role': must(
    'a blocked or test client cannot order',
    'The page disables the button, but a request may bypass the page.',
    'Check is_purchase_blocked and is_test of the session’s client.',
    'CartClient',
  ),
  'order-alone': must(
    'confirm must be the only action and must be true',
    'Otherwise the order contains a change that the buyer has not seen.',
    'Answer 400 if the body has confirm and any field but seen, or if confirm is not true.',
    'ConfirmAction',
  ),
  'order-seen': must(
    'an order is refused with 409 and the cart if the cart differs from `seen`',
    'Otherwise the buyer orders changes of another window for another total.',
    'Look the Idempotency-Key up first. Then, under the lock of the order, compare every field of `seen` with the cart. Answer 409 with messages.confirm and the cart.',
    'SeenCart',
  ),
  order: must(
    'a complete cart can be ordered, and the response has a redirect_url',
    'Otherwise nobody can order.',
    'Send "messages": {"confirm": {"status": "success", "redirect_url": "/zamowienie/…"}} with an https URL or a path.',
    'ConfirmAction',
  ),
  'order-once': must(
    'five concurrent confirms place one order',
    'Double clicks and retrying proxies are common, and double orders are expensive.',
    'Lock the cart, make the order UNIQUE per cart, and store the response under the Idempotency-Key.',
    'headers',
  ),
  'order-repeat': must(
    'a confirm repeated with the same Idempotency-Key returns the first response again',
    'If the first response is lost, the buyer sees an empty cart instead of the order.',
    'Store the response under (session, key) in the transaction of the order, and send it again.',
    'headers',
  ),
  'order-keys': must(
    'an Idempotency-Key belongs to one session, action and cart; an empty key counts as missing',
    'Otherwise a buyer gets the response of another order, and no order.',
    'Store (session, action, key, cart). Treat an empty key as missing. Answer 422 to the same key with another cart.',
    'headers',
  ),
  'order-stock': must(
    'the last piece is sold once, with concurrent and later orders',
    'Otherwise a buyer pays for goods that the shop does not have.',
    'Reduce the stock in the transaction of the order by one statement, UPDATE … SET stock = stock - ? WHERE id = ? AND stock >= ?. If no row changes, answer 422 with messages.quantity.',
    'ConfirmAction',
  ),
  'order-others': must(
    'another buyer’s order, with stock to spare, does not stop this one',
    'Otherwise a popular product is refused again and again with “the cart has changed”, although nothing on the screen has.',
    'Make the revision of what the contract lists at Cart.revision only: no stock, max, availability, limits or options. What falls short is refused by the order’s own check, with 422.',
    'Cart',
  ),
  'order-price': must(
    'a price raised between load and confirm is refused with 409 and the cart',
    'Otherwise the shop sells at an old price, or the buyer pays an unseen one.',
    'Read the current price of the product at each load, and compare `seen` under the lock of the order. Only a trader’s price stays.',
    'SeenCart',
  ),
  'order-again': must(
    'a second confirm with another key places no order',
    'The cart is already ordered.',
    'Close the cart in the transaction of the order, and refuse an empty cart.',
    'headers',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
