/** Moves lines between children of a master cart. Each line is checked alone; valid ones move. */
import { eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { sameId } from '../../../src/http/tolerant';
import { ruleTexts } from '../../../src/shop/text';
import { cartItems } from '../db/schema/carts';
import { refuse } from './messages';
import type { Action } from './outcome';
import { quantityFault } from './quantity';

/** If the child cart already contains the product, its line grows and keeps its price. */
export const moveLines: Action<CartActionBody<'move'>> = async (tx, cart, { move: { ids, cartId } }) => {
  const target = cart.children.find((row) => sameId(row.id, cartId));
  if (target === undefined) return refuse('quantity', ruleTexts['quantity-cart'][1]);
  const faults: string[] = [];
  const there = new Map<number, { id: number; quantity: number }>();
  for (const line of cart.lines) if (line.cartId === target.id) there.set(line.productId, line);
  for (const lineId of new Set(ids.map(String))) {
    const line = cart.lines.find(({ id }) => sameId(id, lineId));
    const same = line && there.get(line.productId);
    const sum = (line?.quantity ?? 0) + (same?.quantity ?? 0);
    const fault = line === undefined ? ruleTexts['line-known'][1] : same && quantityFault(line, sum);
    if (line === undefined || fault !== undefined) faults.push(fault ?? ruleTexts['line-known'][1]);
    else if (line.cartId === target.id) continue;
    else if (same === undefined) {
      await tx.update(cartItems).set({ cartId: target.id }).where(eq(cartItems.id, line.id));
      there.set(line.productId, line);
    } else {
      await tx.delete(cartItems).where(eq(cartItems.id, line.id));
      await tx.update(cartItems).set({ quantity: sum }).where(eq(cartItems.id, same.id));
      there.set(line.productId, { id: same.id, quantity: sum });
    }
  }
  return faults.length > 0 ? refuse('quantity', ...new Set(faults)) : {};
};
