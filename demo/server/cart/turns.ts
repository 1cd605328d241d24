/** Decides what happens to a cart between two looks of its buyer, and when: prices, stock and carriers are the shop's, not the cart's. */
import { and, eq, sql } from 'drizzle-orm';
import { cartItems, carts, cartTurns } from '../db/schema/carts';
import type { Db } from '../db/open';
import type { CartRow, LoadedCart } from './load';

type Turn = typeof cartTurns.$inferSelect;

async function take(tx: Db, turn: Turn, own: CartRow): Promise<void> {
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

/** Does what is due, each thing once. True when something happened: the cart has to be read again. */
export async function takeTurns(tx: Db, { own, turns }: LoadedCart, ordering: boolean): Promise<boolean> {
  if (turns.length === 0) return false;
  const due = turns.filter(({ afterAnswers }) => (afterAnswers === null ? ordering : own.answers >= afterAnswers));
  for (const turn of due) {
    await take(tx, turn, own);
    await tx.delete(cartTurns).where(eq(cartTurns.id, turn.id));
  }
  await tx
    .update(carts)
    .set({ answers: sql`${carts.answers} + 1` })
    .where(eq(carts.id, own.id));
  return due.length > 0;
}
