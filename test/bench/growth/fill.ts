/** Multiplies the demo's orders: a fifth belongs to the client without members, a fifth to the company, the rest to nine hundred sessions. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../demo/server/db/open';

/** The seed's own orders, whose goods, amounts and addresses are copied. */
const SEEDED = 236;

/** Adds orders, two an hour, the newest last, until there are `to`. Those of the company were placed in `space`, one in four by its buyer. */
export async function growTo(db: Db, to: number, space: string): Promise<void> {
  const [{ rows }] = [
    (await db.execute(sql`select max(id) as last from orders`)) as unknown as { rows: { last: number }[] },
  ];
  const from = Math.max(SEEDED, rows[0]?.last ?? 0) + 1;
  await db.execute(sql`insert into orders (id, guid, number, session_id, member_id, space, client_id, created_at, carrier_name, carrier_type,
      carrier_net, carrier_gross, payment_name, payment_hook, payment_state, branch_name, total_net, total_gross, invoice_address,
      delivery_address, contact_email, contact_phone, status, to_pay)
    select n, gen_random_uuid(), to_char(at, '"ZAM"/YYYY/') || lpad(n::text, 6, '0'), case when n % 5 <> 2 then 's' || n % 900 end,
      case when n % 5 = 1 then case when n % 20 = 1 then buyer else approver end end, case when n % 5 = 1 then ${space} end,
      case n % 5 when 1 then firm when 2 then o.client_id else 1 + n % 5 end, at, carrier_name, carrier_type, carrier_net, carrier_gross,
      payment_name, case when n % 5 = 1 then 'manual_wire' else '' end,
      case when n % 5 <> 1 then 'none' when n % 100 = 1 then 'deferred' else 'paid' end,
      branch_name, total_net, total_gross, invoice_address, delivery_address, contact_email, contact_phone,
      case when n % 199 = 1 then 'placed' else 'delivered' end, case when n % 499 = 2 then total_gross else 0 end
    from generate_series(${from}::int, ${to}::int) n
    cross join lateral (select now() - (200000 - n) * interval '30 minutes' as at) placed
    cross join (select client_id as firm, min(id) filter (where limit_gross is not null) as buyer, min(id) filter (where sees_company) as approver
      from members group by client_id) people
    join orders o on o.id = 1 + n % ${SEEDED}::int`);
  await db.execute(sql`insert into order_items (order_id, product_id, sku, name, category_name, brand_name, unit, quantity, price_net,
      price_gross, total_net, total_gross, vat)
    select n, product_id, sku, name, category_name, brand_name, unit, quantity, price_net, price_gross, total_net, total_gross, vat
    from generate_series(${from}::int, ${to}::int) n join order_items i on i.order_id = 1 + n % ${SEEDED}::int`);
  await db.execute(sql`select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders))`);
  for (const table of ['orders', 'order_items']) await db.execute(sql.raw(`vacuum analyze ${table}`));
}
