/** Decides what keeps a shop from wrong, double and late orders. */
import { must, should, type Rule } from './rule';

export const ordering = {
  locked: must(
    'nothing changes while a payment has begun',
    'The buyer would pay for another cart than was ordered.',
    'Answer 409 with messages.payment_init while payment_init, master_payment_init or child_payment_init is set.',
  ),
  'order-incomplete': must(
    'an order that a rule forbids is refused: without a locker, or with overdue payments',
    'A page left open in another tab can send it.',
    'Judge every rule of the order on the server: lines, carrier, locker and contact, payment.',
  ),
  'order-seen': must(
    'an order for another cart than the buyer has seen is refused: 409, and the cart as it is',
    'Otherwise the buyer gets what another window has put into the cart, for another total.',
    'Under the lock of the order compare every field of `seen` with the cart; answer 409 with messages.confirm and the cart. First look whether the Idempotency-Key has its answer.',
  ),
  order: must(
    'a complete cart can be ordered, and the answer says where to go',
    'It is what the shop is for.',
    '"messages": {"confirm": {"status": "success", "redirect_url": "/zamowienie/…"}} with an https address or a path.',
  ),
  'order-once': must(
    'two confirms at once place one order',
    'Double clicks and repeating proxies are real; double orders are expensive.',
    'A lock on the cart, a UNIQUE order per cart, and the answer stored under the Idempotency-Key.',
  ),
  'order-repeat': should(
    'a confirm repeated with the same Idempotency-Key gets the first answer again',
    'The answer may have been lost on its way; the buyer then sees the order instead of an empty cart.',
    'Store the answer under (session, key) in the order’s transaction and send it again.',
  ),
  'order-again': must(
    'a confirm with another key after the order places none',
    'The cart has been ordered; a second order would be a mistake.',
    'Close the cart in the order’s transaction; an empty cart is refused.',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
