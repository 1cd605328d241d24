/** A page of one view: orders, requests and quotes together, newest first. */
import { asc, eq, inArray, or, sql, and, type SQL } from 'drizzle-orm';
import { wireAnswer } from '../cart/answer';
import { loadHeld } from '../cart/load';
import { literal } from '../catalogue/haystack';
import type { Db } from '../db/open';
import { cartItems, carts } from '../db/schema/carts';
import { products } from '../db/schema/catalogue';
import { members } from '../db/schema/clients';
import { heldCarts, type HeldKind } from '../db/schema/company';
import { orderItems, orders } from '../db/schema/orders';
import { toAmount, toGrosze } from '../money/grosze';
import { dayOf, today } from '../pages/days';
import type { Session } from '../session/request-visitor';
import { mayWithdraw } from '../withdrawal/until';
import { TERM } from './invoice';
import { orderSummary } from './order-summary';
import { matching, PAGE_SIZE, unpaidOf } from './visible-orders';
import { limitsAfter } from './credit';
import { endLateOrders } from './payments';
import { viewsOf, type View } from './views';

export interface Place {
  readonly view: string | undefined;
  readonly page: number;
  readonly query: string;
}

interface Row {
  readonly id: number;
  readonly kind: HeldKind | null;
}

/** Searched like orders, by number, product and symbol. */
function heldMatching(query: string): SQL | undefined {
  if (query === '') return undefined;
  const like = `%${literal(query)}%`;
  const inLines = sql`exists (select 1 from ${cartItems} join ${carts} on ${carts.id} = ${cartItems.cartId}
    join ${products} on ${products.id} = ${cartItems.productId}
    where ${heldCarts.cartId} in (${carts.id}, ${carts.parentId}) and (${products.sku} ilike ${like} or ${products.name} ilike ${like}))`;
  return or(sql`${heldCarts.number} ilike ${like}`, inLines);
}

async function rowsOf(db: Db, view: View, { page, query }: Place): Promise<{ rows: readonly Row[]; total: number }> {
  const ordered = and(view.orders, matching(query));
  const held = and(view.held, heldMatching(query));
  const rows = await db
    .select({ id: orders.id, kind: sql<HeldKind | null>`null`.as('kind'), at: orders.createdAt })
    .from(orders)
    .where(ordered)
    .unionAll(
      db
        .select({
          id: heldCarts.cartId,
          kind: sql<HeldKind | null>`${heldCarts.kind}`.as('kind'),
          at: heldCarts.sentAt,
        })
        .from(heldCarts)
        .where(held),
    )
    .orderBy(sql`3 desc, 1 desc`)
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  return { rows, total: (await db.$count(orders, ordered)) + (await db.$count(heldCarts, held)) };
}

/** A request or a quote; its processes state its status. */
async function heldEntry(db: Db, session: Session, id: number, kind: HeldKind) {
  const cart = await loadHeld(db, session.id, id);
  if (cart === undefined) return undefined;
  const { cart: wired } = wireAnswer(cart, {}, undefined);
  const process = wired[kind];
  if (process === undefined) return undefined;
  const { number = '', at, state, by, to, until } = process;
  return {
    id: `${kind}-${id}`,
    kind,
    number,
    date: at,
    status: state,
    total_net: wired.prices.total_net,
    total_gross: wired.prices.total_gross,
    currency: 'PLN',
    documents: [],
    lines_count: cart.lines.length,
    by: cart.held.some(({ ownerId }) => ownerId === session.memberId) ? null : by,
    to: state === 'waiting' ? to : [],
    until: ['waiting', 'answered', 'expired'].includes(String(state)) ? until : null,
    url: `/koszyk/${id}`,
  };
}

async function orderEntries(db: Db, session: Session, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ order: orders, by: members.name })
    .from(orders)
    .leftJoin(members, eq(members.id, orders.memberId))
    .where(inArray(orders.id, [...ids]));
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
    .orderBy(asc(orderItems.id));
  const clientId = rows[0]?.order.clientId;
  const left = await limitsAfter(db, ids);
  const withdraws = clientId !== undefined && (await mayWithdraw(db, clientId));
  return rows.map(({ order, by }) => ({
    ...orderSummary(
      order,
      items.filter(({ orderId }) => orderId === order.id),
      left.get(order.id),
      withdraws,
    ),
    ...(by !== null && order.memberId !== session.memberId && { by }),
  }));
}

/** The orders with an unpaid amount past its day, the oldest first. */
export const overdueOf = async (db: Db, session: Session) =>
  (await unpaidOf(db, session)).filter(({ createdAt }) => dayOf(createdAt, TERM) < today());

export async function listOf(db: Db, session: Session, place: Place) {
  await endLateOrders(db);
  const views = await viewsOf(db, session);
  const wired = await Promise.all(views.map((one) => wireView(db, one)));
  // Without a wish the list opens where something waits for this person.
  const waiting = wired.findIndex(({ count = 0 }) => count > 0);
  const view = views.find(({ key }) => key === place.view) ?? views[waiting] ?? views[0];
  const { rows, total } = await rowsOf(db, view, place);
  const placed = await orderEntries(
    db,
    session,
    rows.flatMap(({ id, kind }) => (kind === null ? [id] : [])),
  );
  const entries = await Promise.all(
    rows.map(async ({ id, kind }) =>
      kind === null ? placed.find((one) => one.id === id) : heldEntry(db, session, id, kind),
    ),
  );
  const late = await overdueOf(db, session);
  return {
    ...(views.length > 1 && { views: wired, view: view.key }),
    orders: entries.filter((one) => one !== undefined),
    total,
    size: PAGE_SIZE,
    ...(late.length > 0 && {
      overdue: { amount: toAmount(late.reduce((sum, one) => sum + toGrosze(one.toPay), 0)), count: late.length },
    }),
  };
}

/** Only views with entries that await this person have a count. */
const wireView = async (db: Db, { key, held }: View): Promise<{ key: View['key']; count?: number }> =>
  key === 'to_approve' ? { key, count: await db.$count(heldCarts, held) } : { key };
