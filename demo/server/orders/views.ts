/** The list views: own orders, the company's, requests, quotes, orders with returns; each only what this person may see. */
import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open';
import { clients, members } from '../db/schema/clients';
import { heldCarts, type HeldKind } from '../db/schema/company';
import { orders } from '../db/schema/orders';
import { today } from '../pages/days';
import type { Session } from '../session/request-visitor';
import { earlierOrders } from './visible-orders';

/** Conditions of the orders and of the held carts in a view. Each order fits one condition at most: an index serves each, none serves an `or`. */
export interface View {
  readonly key: string;
  readonly orders: readonly (SQL | undefined)[];
  readonly held: SQL | undefined;
}

/** No held carts. */
export const NONE = sql`false`;

/** The only list of a client without members; the list has no name. */
const only = (session: Session): View => ({
  key: '',
  orders: [eq(orders.sessionId, session.id), earlierOrders(session)],
  held: NONE,
});

const hasReturns = sql`${orders.id} in (select order_id from returns)`;

/** The last view, if an order of the first ones has a return. The only list of a client then has a name. */
export async function viewsOf(db: Db, session: Session): Promise<readonly [View, ...View[]]> {
  const views = await ownViewsOf(db, session);
  const [first, ...others] = views;
  const most = views.findLast(({ key }) => key === 'company') ?? first;
  const returned = most.orders.map((one) => and(one, hasReturns));
  const counts = await Promise.all(returned.map((one) => db.$count(orders, one)));
  if (counts.every((one) => one === 0)) return views;
  return [{ ...first, key: first.key || 'mine' }, ...others, { key: 'returns', orders: returned, held: NONE }];
}

async function ownViewsOf(db: Db, session: Session): Promise<readonly [View, ...View[]]> {
  const { memberId, space } = session;
  if (memberId === null) return [only(session)];
  const [me] = await db
    .select({ clientId: members.clientId, role: members.role, seesAll: members.seesCompany, asks: clients.quoteFrom })
    .from(members)
    .innerJoin(clients, eq(clients.id, members.clientId))
    .where(eq(members.id, memberId));
  if (me === undefined) return [only(session)];
  const held = (kind: HeldKind, ...more: (SQL | undefined)[]) =>
    and(eq(heldCarts.space, space), eq(heldCarts.clientId, me.clientId), eq(heldCarts.kind, kind), ...more);
  const isOwn = eq(heldCarts.ownerId, memberId);
  const own: View = {
    key: 'mine',
    orders: [and(eq(orders.clientId, me.clientId), eq(orders.memberId, memberId), eq(orders.space, space))],
    held: held('approval', isOwn, ne(heldCarts.state, 'approved')),
  };
  const company: View = {
    key: 'company',
    orders: [eq(orders.space, space), isNull(orders.sessionId)].map((one) =>
      and(eq(orders.clientId, me.clientId), one),
    ),
    held: held('approval', eq(heldCarts.state, 'waiting')),
  };
  const toApprove: View = { key: 'to_approve', orders: [], held: held('approval', awaits(memberId)) };
  const quotes: View = { key: 'quotes', orders: [], held: held('quote', me.seesAll ? undefined : isOwn) };
  return [
    own,
    ...(me.seesAll ? [company] : []),
    ...(me.role === 'approver' ? [toApprove] : []),
    ...(me.asks === null ? [] : [quotes]),
  ];
}

/** The current step contains this person, the request has not expired, and it is not the person's own, unless the rule allows that. */
function awaits(memberId: number): SQL | undefined {
  const step = sql`(${heldCarts.steps} -> ${heldCarts.step})`;
  return and(
    eq(heldCarts.state, 'waiting'),
    or(isNull(heldCarts.until), sql`${heldCarts.until} >= ${today()}::date`),
    sql`${step} -> 'who' @> ${JSON.stringify([memberId])}::jsonb`,
    or(ne(heldCarts.ownerId, memberId), sql`(${step} ->> 'allowsOwn')::boolean`),
  );
}
