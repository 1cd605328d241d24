/** The orders a visitor may see: those of this session, those of their company according to the member's rights, and its earlier years'. */
import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { literal } from '../catalogue/haystack';
import type { Db } from '../db/open';
import { visitors } from '../db/schema/clients';
import { orderItems, orders } from '../db/schema/orders';
import { orderSeenBy } from '../held/visibility';
import type { Session } from '../session/request-visitor';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

export const PAGE_SIZE = 20;

export const visibleOrders = ({ id, visitorId, memberId, space }: Session): SQL | undefined =>
  or(
    eq(orders.sessionId, id),
    memberId === null ? undefined : orderSeenBy(memberId, space),
    and(
      isNull(orders.sessionId),
      eq(orders.clientId, sql`(select ${visitors.clientId} from ${visitors} where ${visitors.id} = ${visitorId})`),
    ),
  );

/** Searches by number, product and symbol; an invoice's number contains the order's digits. */
export function matching(query: string): SQL | undefined {
  if (query === '') return undefined;
  const like = `%${literal(query.replace(/^FV\//i, ''))}%`;
  const inLines = sql`exists (select 1 from ${orderItems} where ${orderItems.orderId} = ${orders.id} and (${orderItems.sku} ilike ${like} or ${orderItems.name} ilike ${like}))`;
  return or(sql`${orders.number} ilike ${like}`, inLines);
}

/** All orders with an unpaid amount, the oldest first. */
export const unpaidOf = (db: Db, session: Session): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(visibleOrders(session), sql`${orders.toPay} > 0`))
    .orderBy(asc(orders.createdAt), asc(orders.id));

export async function orderOf(db: Db, session: Session, which: SQL) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(which, visibleOrders(session)));
  if (order === undefined) return undefined;
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(asc(orderItems.id));
  return { order, items };
}
