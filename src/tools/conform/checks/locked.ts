/** Tries a cart whose payment has begun: every action is refused and changes nothing. */
import type { Cart } from '../../../cart/wire/cart';
import { sameId } from '../../../http/tolerant';
import { givenId } from '../cart-parts';
import type { Probe } from '../probe';
import { everyAction, everyAddition } from '../samples';

export async function checkLocked(probe: Probe, cart: Cart, product: string | undefined): Promise<void> {
  for (const body of everyAction(cart)) {
    const reply = await probe.refuses('locked', body, 'payment_init');
    // If the action itself is refused, the lock was not checked.
    const isLock = reply === undefined || reply.status === 409 || reply.answer?.messages.has('payment_init');
    if (!isLock) probe.judgeReply('locked', reply, '409 with messages.payment_init was expected');
  }
  if (product === undefined) return;
  for (const body of everyAddition(givenId(product))) {
    const before = await probe.loaded();
    const reply = await probe.post(body);
    const after = await probe.load();
    // A shop may begin another cart, or not know the action.
    const isChanged = sameId(after?.id, before?.id) && JSON.stringify(after) !== JSON.stringify(before);
    probe.judgeReply('locked', reply, isChanged ? 'the cart has changed' : undefined);
  }
}
