/** Decides what keeps a shop from wrong, double and late orders. */
import { must, type Rule } from './rule';

export const ordering = {
  locked: must(
    'nothing changes while a payment has begun',
    'The buyer would pay for another cart than was ordered.',
    'Answer 409 with messages.payment_init while payment_init, master_payment_init or child_payment_init is set.',
    'Cart',
  ),
  'order-incomplete': must(
    'an order that lacks something is refused: goods, carrier, price, payment, locker, contact, address, or paid debts',
    'A page left open in another tab can send it.',
    'Judge every rule of the order on the server: lines, carrier, locker and contact, payment, address.',
    'ConfirmAction',
  ),
  unticked: must(
    'in a new cart no consent is ticked and no choice is made',
    'A consent that its buyer has not given is none, and an extra that was chosen for them need not be paid.',
    'Leave `value` of the types `consent` and `choice` empty until the buyer’s own `extra_field`, and again where the wording has another `version`.',
    'ExtraField',
  ),
  'order-zero': must(
    'goods that all cost 0 cannot be ordered',
    'A price that could not be read has become 0, and the shop gives the goods away.',
    'Let an unreadable price throw where it is read; refuse an order whose goods come to 0.',
    'ConfirmAction',
  ),
  'order-role': must(
    'a client who is blocked, or only a test, cannot order',
    'The page closes the button; a request of its own gets past it.',
    'Ask the session’s client, not the page: is_purchase_blocked, is_test.',
    'CartClient',
  ),
  'order-alone': must(
    'an order comes alone: beside another action, or not as true, it is refused',
    'It would be for a cart that nobody has seen.',
    'Answer 400 to a body with confirm and anything but seen, and to confirm that is not true.',
    'ConfirmAction',
  ),
  'order-seen': must(
    'an order for another cart than the buyer has seen is refused: 409, and the cart as it is',
    'Otherwise the buyer gets what another window has put into the cart, for another total.',
    'Under the lock of the order compare every field of `seen` with the cart; answer 409 with messages.confirm and the cart. First look whether the Idempotency-Key has its answer.',
    'SeenCart',
  ),
  order: must(
    'a complete cart can be ordered, and the answer says where to go',
    'It is what the shop is for.',
    '"messages": {"confirm": {"status": "success", "redirect_url": "/zamowienie/…"}} with an https address or a path.',
    'ConfirmAction',
  ),
  'order-once': must(
    'five confirms at once place one order',
    'Double clicks and repeating proxies are real; double orders are expensive.',
    'A lock on the cart, a UNIQUE order per cart, and the answer stored under the Idempotency-Key.',
    'headers',
  ),
  'order-repeat': must(
    'a confirm repeated with the same Idempotency-Key gets the first answer again',
    'The answer may have been lost on its way; the buyer then sees the order instead of an empty cart.',
    'Store the answer under (session, key) in the order’s transaction and send it again.',
    'headers',
  ),
  'order-keys': must(
    'a key stands for one order of one session: other sessions, actions, carts and empty keys get nothing of it',
    'A buyer gets the thanks for another order, and none of their own.',
    'Keep (session, action, key, cart); an empty key is none; 422 for the same key with another cart.',
    'headers',
  ),
  'order-stock': must(
    'the last piece is sold once, to two who order it at once and to one who comes after',
    'Somebody pays for what the shop does not have.',
    'Take the goods in the order’s transaction by one statement, UPDATE … SET stock = stock - ? WHERE id = ? AND stock >= ?; no row: 422 under messages.quantity.',
    'ConfirmAction',
  ),
  'order-price': must(
    'a price that was raised between load and confirm is shown before it is ordered: 409, and the cart as it is',
    'The shop sells at a price of last week, or the buyer pays one that no page has shown.',
    'Read the product’s price whenever the cart is loaded, and compare `seen` under the order’s lock; only a trader’s price stays.',
    'SeenCart',
  ),
  'order-again': must(
    'a confirm with another key after the order places none',
    'The cart has been ordered; a second order would be a mistake.',
    'Close the cart in the order’s transaction; an empty cart is refused.',
    'headers',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
