/** A page of one view: orders, requests and quotes together, newest first. */
import { asc, eq, inArray } from 'drizzle-orm';
import { wireAnswer } from '../cart/answer';
import { loadHeld } from '../cart/load';
import type { Db } from '../db/open';
import { members } from '../db/schema/clients';
import { heldCarts, type HeldKind } from '../db/schema/company';
import { orderItems, orders } from '../db/schema/orders';
import { toAmount, toGrosze } from '../money/grosze';
import { dayOf, today } from '../pages/days';
import type { Session } from '../session/request-visitor';
import { mayWithdraw } from '../withdrawal/until';
import { invoiceNumber, TERM } from './invoice';
import { filtersOf, stateOf } from './filters';
import { listedIn, PAGE_SIZE, type Place } from './listed';
import { orderSummary } from './order-summary';
import { unpaidOf } from './visible-orders';
import { limitsAfter } from './credit';
import { endLateOrders } from './payments';
import { viewsOf, type View } from './views';

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

/** Of many overdue invoices the list names these. */
const OLDEST = 10;
const daysSince = (day: string): number => (Date.parse(today()) - Date.parse(day)) / (24 * 3600 * 1000);

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
  const listed = await listedIn(db, view, place);
  const placed = await orderEntries(
    db,
    session,
    listed.rows.flatMap(({ id, kind }) => (kind === null ? [id] : [])),
  );
  const entries = await Promise.all(
    listed.rows.map(async ({ id, kind }) =>
      kind === null ? placed.find((one) => one.id === id) : heldEntry(db, session, id, kind),
    ),
  );
  const late = await overdueOf(db, session);
  return {
    ...(views.length > 1 && { views: wired, view: view.key }),
    orders: entries.filter((one) => one !== undefined),
    ...filtersOf(view, place, listed),
    total: listed.counts[stateOf(place)],
    size: PAGE_SIZE,
    ...(late.length > 0 && {
      overdue: {
        amount: toAmount(late.reduce((sum, one) => sum + toGrosze(one.toPay), 0)),
        count: late.length,
        invoices: late
          .slice(0, OLDEST)
          .map((one) => ({ number: invoiceNumber(one), days: daysSince(dayOf(one.createdAt, TERM)) })),
      },
    }),
  };
}

/** Only views with entries that await this person have a count. */
const wireView = async (db: Db, { key, held }: View): Promise<{ key: View['key']; count?: number }> =>
  key === 'to_approve' ? { key, count: await db.$count(heldCarts, held) } : { key };
