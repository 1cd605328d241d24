/** Decides how a cart is ordered: once, whatever is repeated, and never while a rule forbids it. */
import type { Db } from '../db/open';
import { placeOrder } from '../orders/place';
import type { LoadedCart } from './load';
import { failed, type WireMessages } from './messages';
import { orderFaults } from './rules';
import { startAfterOrder } from './start';
import { text } from './text';

/** Runs under the session's lock; the unique order per cart is the second line of defence. */
export async function confirmCart(tx: Db, cart: LoadedCart): Promise<WireMessages> {
  const faults = orderFaults(cart);
  if (failed(faults)) return faults;
  const guid = await placeOrder(tx, cart);
  await startAfterOrder(tx, cart.own, cart.sessionId);
  return { confirm: { messages: [text.ordered], status: 'success', redirect_url: `/zamowienie/${guid}` } };
}
