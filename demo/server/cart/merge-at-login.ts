/** Merges the guest's cart into the account's cart at login. */
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { cartItems, carts } from '../db/schema/carts';
import { maxQuantityOf } from './lines';
import { loadCart, type LoadedCart } from './load';
import { lockedBy } from './rules';

/**
 * Equal products are summed, limited by the available quantity but never below either cart's. The account's prices and choices stay; a
 * trader's price belonged to the old cart. Nothing moves while either cart's payment has begun (rule S13).
 */
export async function takeLines(tx: Db, old: LoadedCart, sessionId: string): Promise<void> {
  const cart = await loadCart(tx, sessionId);
  if (lockedBy(old) !== undefined || lockedBy(cart) !== undefined) return;
  const target = cart.children[0] ?? cart.own;
  const there = new Map(cart.lines.filter((one) => one.cartId === target.id).map((one) => [one.productId, one]));
  for (const line of old.lines) {
    const same = there.get(line.productId);
    if (same === undefined) {
      await tx.update(cartItems).set({ cartId: target.id, priceNet: null }).where(eq(cartItems.id, line.id));
      there.set(line.productId, line);
    } else {
      const both = Math.min(same.quantity + line.quantity, maxQuantityOf(line));
      same.quantity = Math.max(same.quantity, line.quantity, both);
      await tx.update(cartItems).set({ quantity: same.quantity }).where(eq(cartItems.id, same.id));
    }
  }
  const clientComments = cart.own.clientComments || old.own.clientComments;
  await tx.update(carts).set({ clientComments }).where(eq(carts.id, cart.own.id));
}
