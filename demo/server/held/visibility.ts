/** Who may see a held cart, in SQL: its owner, the people in its steps, and members who see all orders of the client. */
import { or, eq, and, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { carts } from '../db/schema/carts';

/** Condition of a statement with the tables `held_carts h` and `members m`; the member is the reader. */
const isConcerned = sql`(h.owner_id = m.id or m.sees_company
  or h.steps @> jsonb_build_array(jsonb_build_object('who', jsonb_build_array(m.id))))`;

/** The held cart with its children, if the session's member may see it. */
export const heldSeenBy = (session: string | Placeholder, cart: number | Placeholder): SQL | undefined =>
  and(
    or(eq(carts.id, cart), eq(carts.parentId, cart)),
    sql`exists (select from held_carts h
      join sessions s on s.id = ${session} and s.space = h.space
      join visitors v on v.id = s.visitor_id
      join members m on m.id = v.member_id and m.client_id = h.client_id
      where h.cart_id = ${cart}::int and ${isConcerned})`,
  );

/** The condition under which a member may see an order by members of a client. */
export const orderSeenBy = (memberId: number, space: string): SQL =>
  sql`(orders.space = ${space} and exists (select from members m where m.id = ${memberId} and m.client_id = orders.client_id
    and (orders.member_id = m.id or m.sees_company
      or exists (select from held_carts h where h.cart_id = orders.cart_id and ${isConcerned}))))`;
