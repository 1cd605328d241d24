/** Decides how a cart whose payment has begun is tried: every action is refused and changes nothing. */
import type { Cart } from '../../cart/wire/cart';
import type { Probe } from '../probe';
import { seen } from '../reply';
import { everyAction } from './csrf';

export async function checkLocked(probe: Probe, cart: Cart): Promise<void> {
  for (const body of [{ client_comments: 'shop-elements conform' }, ...everyAction(cart)]) {
    const reply = await probe.refuses('locked', body, 'payment_init');
    // If the action itself is refused, the lock was not checked.
    const isLock = reply === undefined || reply.status === 409 || reply.answer?.messages.has('payment_init');
    if (!isLock) probe.break('locked', `${seen(reply)}\n409 with messages.payment_init was expected`);
  }
}
