/** Applies scripted changes between two requests of a cart: to prices, stock and carriers of the shop. */
import { and, eq, sql } from 'drizzle-orm';
import { cartItems, carts, scriptedChanges } from '../db/schema/carts';
import type { Db } from '../db/open';
import type { CartRow, LoadedCart } from './load';

type ScriptedChange = typeof scriptedChanges.$inferSelect;

async function apply(tx: Db, turn: ScriptedChange, own: CartRow): Promise<void> {
  if (turn.carrierId !== null) {
    const withdrawnCarriers = [...own.withdrawnCarriers, turn.carrierId];
    const carrierId = own.carrierId === turn.carrierId ? null : own.carrierId;
    await tx.update(carts).set({ withdrawnCarriers, carrierId }).where(eq(carts.id, own.id));
  }
  if (turn.productId === null) return;
  const line = and(eq(cartItems.cartId, turn.cartId), eq(cartItems.productId, turn.productId));
  if (turn.quantity === 0) return void (await tx.delete(cartItems).where(line));
  const { priceNet, quantity } = turn;
  const change = {
    ...(priceNet !== null && { priceNet: null, originalNet: priceNet }),
    ...(quantity !== null && { quantity }),
  };
  await tx.update(cartItems).set(change).where(line);
}

/** Applies each due change once. Returns true if the cart must be loaded again. */
export async function applyScriptedChanges(tx: Db, { own, turns }: LoadedCart, ordering: boolean): Promise<boolean> {
  if (turns.length === 0) return false;
  const due = turns.filter(({ afterAnswers }) => (afterAnswers === null ? ordering : own.answers >= afterAnswers));
  for (const change of due) {
    await apply(tx, change, own);
    await tx.delete(scriptedChanges).where(eq(scriptedChanges.id, change.id));
  }
  await tx
    .update(carts)
    .set({ answers: sql`${carts.answers} + 1` })
    .where(eq(carts.id, own.id));
  return due.length > 0;
}
