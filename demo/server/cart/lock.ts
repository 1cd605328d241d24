/** Row locks that serialise the requests which change a cart. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { prepared } from '../db/statement';
import { carts } from '../db/schema/carts';
import { budgets } from '../db/schema/company';
import { heldSeenBy } from '../held/visibility';
import { loadCart, loadHeld, type LoadedCart } from './load';

const session = sql.placeholder('session');

/** Locks the session's row first, since confirming ends one cart and starts another, then its open carts. */
const lock = prepared<{ readonly id: number }>(
  'shop_lock_cart',
  sql`with owner as materialized (select id from sessions where id = ${session} for update)
    select carts.id from owner join carts on carts.session_id = owner.id and carts.status = 'open' order by carts.id for update of carts`,
);

/** Lets one request at a time change the cart of a session. */
export async function lockCart(tx: Db, sessionId: string): Promise<LoadedCart> {
  const locked = await lock(tx, { session: sessionId });
  const cart = await loadCart(tx, sessionId);
  // Another request had the session, and began these carts while this one waited for it.
  return cart.family.every(({ id }) => locked.some((one) => one.id === id)) ? cart : lockCart(tx, sessionId);
}

/** Serialises changes of a held cart. Locks its rows first, then the budgets, then the stock. */
export async function lockHeld(tx: Db, sessionId: string, cartId: number): Promise<LoadedCart | undefined> {
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(heldSeenBy(sessionId, cartId))
    .orderBy(asc(carts.id))
    .for('update');
  return loadHeld(tx, sessionId, cartId);
}

/** Locks the client's budgets: the second of two orders waits, and reads the remaining amount again. */
export async function lockBudgets(tx: Db, { client, budgets: own }: LoadedCart): Promise<boolean> {
  if (own.length > 0)
    await tx
      .select({ id: budgets.id })
      .from(budgets)
      .where(eq(budgets.clientId, client.id))
      .orderBy(asc(budgets.id))
      .for('update');
  return own.length > 0;
}
