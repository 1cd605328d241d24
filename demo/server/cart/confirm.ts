/** Places the order of a cart: once, even if repeated, and only if the rules allow it. */
import { eq } from 'drizzle-orm';
import { closeHeld } from '../held/store';
import type { Db } from '../db/open';
import { carts } from '../db/schema/carts';
import { placeOrder } from '../orders/place-order';
import { takeStock } from '../orders/stock';
import type { LoadedCart } from './load';
import { failed, refuse, message, type WireMessages } from './messages';
import { orderFaults } from './rules';
import { leaveCart } from './start';
import { text } from './text';

/**
 * Runs under the session's lock; the unique order per cart is the second line of defence. A deferred payment starts, and the order waits
 * for it.
 */
export async function confirmCart(tx: Db, cart: LoadedCart): Promise<WireMessages> {
  const faults = orderFaults(cart);
  if (failed(faults)) return faults;
  if (cart.payments.find((one) => one.id === cart.own.paymentId)?.hookName === 'deferred_payment') {
    await tx.update(carts).set({ paymentInit: true }).where(eq(carts.id, cart.own.id));
    return message('confirm', 'success', text.deferredBegun);
  }
  const missing = await takeStock(tx, cart.lines, cart.own.branchId);
  if (missing.length > 0)
    return { ...refuse('quantity', ...missing), confirm: { messages: [], status: 'error', goToStep: true } };
  const guid = await placeOrder(tx, cart);
  await leaveCart(tx, cart, 'ordered');
  if (cart.held.length > 0) await closeHeld(tx, cart);
  return { confirm: { messages: [text.ordered], status: 'success', redirect_url: `/zamowienie/${guid}` } };
}
