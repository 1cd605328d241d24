/** A client's credit for deferred wires, less the orders of one session or space: the demo's buyers share their clients, but not a limit. */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open';
import { clients } from '../db/schema/clients';
import { orders } from '../db/schema/orders';
import { toAmount, toGrosze } from '../money/grosze';

/** In the words of the index of these orders. */
const isDeferred = sql.raw(
  `p.payment_hook = 'manual_wire' and p.payment_state = 'deferred' and p.status <> 'cancelled'`,
);

/** The limit of `clients` without the orders `p` that match. Null without a limit; only the bank knows what is left of its own. */
const limitWithout = (which: SQL): SQL<string | null> => sql<string | null>`case
  when ${clients.limitFactoring} then ${clients.limitRemaining}
  when ${clients.limitRemaining} is not null then greatest(0, ${clients.limitRemaining} - (
    select coalesce(sum(p.total_gross), 0) from orders p where p.client_id = ${clients.id}
      and ${isDeferred} and ${which})) end::text`;

/** What the next order of this session may use. */
export const limitLeft = (session: SQL): SQL<string | null> =>
  limitWithout(sql`(p.session_id = ${session} or p.space = (select s.space from sessions s where s.id = ${session}))`);

/** What each of these orders left, if it uses the limit; null without a limit and where the bank keeps it. */
export async function limitsAfter(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string | null>> {
  const isEarlier = sql`p.id <= ${orders.id} and (p.session_id = ${orders.sessionId} or p.space = ${orders.space})`;
  const rows = await db
    .select({
      id: orders.id,
      left: sql<string | null>`case when not ${clients.limitFactoring} then ${limitWithout(isEarlier)} end`,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(and(inArray(orders.id, [...ids]), eq(orders.paymentHook, 'manual_wire')));
  return new Map(rows.map(({ id, left }) => [id, left && toAmount(toGrosze(left))]));
}
