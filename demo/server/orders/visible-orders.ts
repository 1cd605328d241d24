/** The orders a visitor may see: those of this session, those of their company according to the member's rights, and its earlier years'. */
import { and, asc, eq, getTableColumns, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open';
import { visitors } from '../db/schema/clients';
import { orderItems, orders } from '../db/schema/orders';
import { orderSeenBy } from '../held/visibility';
import type { Session } from '../session/request-visitor';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;

/** The orders of earlier years. */
export const earlierOrders = ({ visitorId }: Session): SQL | undefined =>
  and(
    isNull(orders.sessionId),
    eq(orders.clientId, sql`(select ${visitors.clientId} from ${visitors} where ${visitors.id} = ${visitorId})`),
  );

export const visibleOrders = (session: Session): SQL | undefined =>
  or(
    eq(orders.sessionId, session.id),
    session.linked === undefined ? undefined : eq(orders.guid, session.linked),
    session.memberId === null ? undefined : orderSeenBy(session.memberId, session.space),
    earlierOrders(session),
  );

const { id, guid, number, createdAt, toPay } = getTableColumns(orders);
/** What an unpaid invoice states. */
export type Unpaid = Pick<OrderRow, 'id' | 'guid' | 'number' | 'createdAt' | 'toPay'>;

/** All orders with an unpaid amount, the oldest first. */
export const unpaidOf = (db: Db, session: Session): Promise<Unpaid[]> =>
  db
    .select({ id, guid, number, createdAt, toPay })
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
