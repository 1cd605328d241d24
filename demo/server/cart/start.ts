/** The cart of a new session: a copy of the visitor's prototype, or an empty one after an order. */
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { carts, cartItems, scriptedChanges } from '../db/schema/carts';
import { visitors } from '../db/schema/clients';
import type { CartRow, LoadedCart } from './load';

async function copyCart(tx: Db, source: CartRow, sessionId: string, parentId: number | null): Promise<number> {
  const { id, ...columns } = source;
  const [copy] = await tx
    .insert(carts)
    .values({ ...columns, status: 'open', sessionId, parentId })
    .returning({ id: carts.id });
  if (copy === undefined) throw new Error('the cart was not copied');
  await tx.execute(sql`insert into ${cartItems} (cart_id, product_id, quantity, original_net, price_net)
    select ${copy.id}, product_id, quantity, original_net, price_net from ${cartItems} where cart_id = ${id} order by id`);
  await tx.execute(sql`insert into ${scriptedChanges} (cart_id, after_answers, product_id, price_net, quantity, carrier_id)
    select ${copy.id}, after_answers, product_id, price_net, quantity, carrier_id from ${scriptedChanges} where cart_id = ${id} order by id`);
  return copy.id;
}

/** Replaces the session's open cart by a fresh copy of the visitor's prototype with its children. */
export async function startFromPrototype(tx: Db, sessionId: string, visitorId: number): Promise<void> {
  await tx.delete(carts).where(and(eq(carts.sessionId, sessionId), eq(carts.status, 'open')));
  const [visitor] = await tx.select().from(visitors).where(eq(visitors.id, visitorId));
  const [prototype] = await tx
    .select()
    .from(carts)
    .where(eq(carts.id, visitor?.prototypeCartId ?? 0));
  if (prototype === undefined) throw new Error(`visitor ${visitorId} has no prototype cart`);
  const children = await tx.select().from(carts).where(eq(carts.parentId, prototype.id)).orderBy(asc(carts.id));
  const parentId = await copyCart(tx, prototype, sessionId, null);
  for (const child of children) await copyCart(tx, child, sessionId, parentId);
}

/** Starts an empty cart for the same client after the session's cart was ordered or held. A held cart only changes its status. */
export async function leaveCart(tx: Db, cart: LoadedCart, status: 'held' | 'ordered'): Promise<void> {
  const { own, sessionId } = cart;
  const family = or(eq(carts.id, own.id), eq(carts.parentId, own.id));
  await tx
    .update(carts)
    .set({ status, ...(status === 'held' && { sessionId: null }) })
    .where(family);
  if (own.status !== 'open') return;
  const { clientId, traderId, branchId, isMaster } = own;
  await tx
    .insert(carts)
    .values({ status: 'open', sessionId, clientId, traderId, branchId, name: isMaster ? 'Koszyk' : own.name });
}
