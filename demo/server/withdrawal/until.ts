/** The link by which the buyer of an order withdraws from it, as `<shop-orders>` displays it (rule Z5). */
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { clients } from '../db/schema/clients';
import type { OrderRow } from '../orders/visible-orders';
import { dayOf, today } from '../pages/days';

/** Days from the delivery; the demo shop knows only the day of the order, so it grants the days of the delivery too. */
const DAYS = 14 + 7;

/** Whether the client may withdraw: companies have no such right. */
export async function mayWithdraw(db: Db, clientId: number): Promise<boolean> {
  const [client] = await db.select({ type: clients.userType }).from(clients).where(eq(clients.id, clientId));
  return client !== undefined && client.type !== 'company';
}

export const withdrawalLink = ({ createdAt, number }: Pick<OrderRow, 'createdAt' | 'number'>) => {
  const until = dayOf(createdAt, DAYS);
  return until < today() ? undefined : { until, url: `/odstapienie?zamowienie=${encodeURIComponent(number)}` };
};
