/** One statement for a list: a page of its entries, the counts of its filters, and its years. Each part reads what an index has in order. */
import { and, sql, type SQL } from 'drizzle-orm';
import { literal } from '../catalogue/haystack';
import type { Db } from '../db/open';
import { rowsOf } from '../db/rows';
import { cartItems, carts } from '../db/schema/carts';
import { products } from '../db/schema/catalogue';
import { clientProducts } from '../db/schema/clients';
import { heldCarts, type HeldKind } from '../db/schema/company';
import { orders } from '../db/schema/orders';
import { byState, filtered, isWhole, type Counted, type Filters } from './filters';
import { LINE_WORDS } from './searchable';
import type { View } from './views';

export const PAGE_SIZE = 20;

export interface Place extends Filters {
  readonly view: string | undefined;
  readonly page: number;
  readonly query: string;
}

interface Listed extends Counted {
  readonly rows: readonly { readonly id: number; readonly kind: HeldKind | null }[];
}

/** By number, product and symbol; an invoice's number contains the order's digits. */
function foundBy(query: string): SQL {
  const like = `%${literal(query.replace(/^FV\//i, ''))}%`;
  return sql`select order_id as id from order_items where ${LINE_WORDS} like lower(${like})
    union select id from orders where number ilike ${like}`;
}

/** Searched like orders. */
function heldMatching(query: string): SQL {
  const like = `%${literal(query)}%`;
  return sql`(${heldCarts.number} ilike ${like} or exists (select 1 from ${cartItems} join ${carts} on ${carts.id} = ${cartItems.cartId}
    join ${products} on ${products.id} = ${cartItems.productId}
    where ${heldCarts.cartId} in (${carts.id}, ${carts.parentId}) and (${products.sku} ilike ${like} or ${products.name} ilike ${like}
      or exists (select 1 from ${clientProducts} where ${clientProducts.productId} = ${products.id}
        and ${clientProducts.clientId} = ${carts.clientId} and ${clientProducts.code} ilike ${like}))))`;
}

const matching = (view: View, query: string): View =>
  query === ''
    ? view
    : {
        ...view,
        // "Is true" makes it a hash that the index's order is compared with: the planner cannot know how many are found.
        orders: view.orders.map((one) => and(one, sql`(${orders.id} in (select id from found)) is true`)),
        held: and(view.held, heldMatching(query)),
      };

/** The first entries of each part; those of them all are among these. */
function entriesOf({ orders: parts, held }: View, most: number): SQL {
  const placed = parts.map(
    (one) =>
      sql`(select id, null as kind, created_at as at from orders where ${one} order by created_at desc, id desc limit ${most})`,
  );
  const waiting = sql`(select cart_id as id, kind, sent_at as at from held_carts where ${held} order by sent_at desc, cart_id desc limit ${most})`;
  return sql.join([...placed, waiting], sql` union all `);
}

const countOf = ({ orders: parts, held }: View): SQL => {
  const counts = [...parts.map((one) => sql`orders where ${one}`), sql`held_carts where ${held}`];
  return sql`(${sql.join(
    counts.map((one) => sql`(select count(*) from ${one})`),
    sql` + `,
  )})::int`;
};

/** Each year between the first order and the last is looked for, so that no year is counted. */
function yearsOf({ orders: parts }: View): SQL {
  if (parts.length === 0) return sql`'[]'::json`;
  const each = (of: (part: SQL | undefined) => SQL, by: string) => sql.join(parts.map(of), sql.raw(` ${by} `));
  const yearAt = (end: string) => sql.raw(`extract(year from ${end} at time zone 'Europe/Warsaw')::int`);
  const begin = (year: string) => sql.raw(`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Warsaw')`);
  return sql`(select coalesce(json_agg(year::text order by year desc), '[]')
    from (select min(first) as first, max(last) as last
      from (${each((one) => sql`select min(created_at) as first, max(created_at) as last from orders where ${one}`, 'union all')}) ends) span,
      generate_series(${yearAt('first')}, ${yearAt('last')}) year
    where ${each(
      (one) =>
        sql`exists (select from orders where ${one} and created_at >= ${begin('year')} and created_at < ${begin('year + 1')})`,
      'or',
    )})`;
}

export async function listedIn(db: Db, view: View, place: Place): Promise<Listed> {
  const whole = matching(view, place.query);
  const from = place.page * PAGE_SIZE;
  const first = entriesOf(filtered(whole, place), from + PAGE_SIZE);
  const counts = Object.entries(byState(whole, place)).flatMap(([state, one]) => [sql`${state}::text`, countOf(one)]);
  const columns = {
    rows: sql`(select coalesce(json_agg(json_build_object('id', id, 'kind', kind) order by at desc, id desc), '[]') from
      (select * from (${first}) entries order by at desc, id desc limit ${PAGE_SIZE} offset ${from}) page)`,
    counts: sql`json_build_object(${sql.join(counts, sql`, `)})`,
    // Counted only if the counts are of one year.
    isLong: isWhole(place) ? sql`null` : sql`(select count(*) > 1 from (${entriesOf(whole, 2)}) two)`,
    years: yearsOf(view),
  };
  const searched = place.query === '' ? sql`` : sql`with found as materialized (${foundBy(place.query)}) `;
  const selected = Object.entries(columns).map(([name, one]) => sql`${one} as ${sql.identifier(name)}`);
  const [listed] = rowsOf<Listed & { isLong: boolean | null }>(
    await db.execute(sql`${searched}select ${sql.join(selected, sql`, `)}`),
  );
  if (listed === undefined) throw new Error('a list has one row');
  return { ...listed, isLong: listed.isLong ?? (listed.counts['all'] ?? 0) > 1 };
}
