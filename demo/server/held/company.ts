/** Loads a client's members, rules and budgets for approval and quotes in one statement; nothing for visitors who are no members. */
import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { listOf, named, rowsIn } from '../db/list';
import type { Db } from '../db/open';
import { members } from '../db/schema/clients';
import { approvalRules, budgets, heldCarts, heldEvents } from '../db/schema/company';
import { orders } from '../db/schema/orders';
import { prepared } from '../db/statement';

const [client, cart, space] = [sql.placeholder('client'), sql.placeholder('cart'), sql.placeholder('space')];

const ordered = sql`coalesce((select sum(${orders.totalGross}) from ${orders}
  where ${orders.clientId} = ${client} and ${orders.space} = ${space} and ${orders.status} <> 'cancelled'), 0)`;

const statement = new QueryBuilder()
  .select(
    named({
      people: rowsIn(members, eq(members.clientId, client), members.id),
      rules: rowsIn(approvalRules, eq(approvalRules.clientId, client), approvalRules.position),
      budgets: listOf(
        {
          label: budgets.label,
          amount: budgets.amount,
          left: sql<string>`(${budgets.amount} - ${budgets.spent} - ${ordered})::text`,
        },
        sql`${budgets} where ${budgets.clientId} = ${client}`,
        budgets.id,
      ),
      held: rowsIn(heldCarts, eq(heldCarts.cartId, cart), heldCarts.kind),
      events: rowsIn(heldEvents, eq(heldEvents.cartId, cart), heldEvents.id),
      placed: listOf(
        { number: orders.number, guid: orders.guid },
        sql`${orders} where ${orders.cartId} = ${cart}`,
        orders.id,
      ),
    }),
  )
  .from(sql`(select 1) as one`);

type Company = (typeof statement)['_']['result'][number];
const read = prepared<Company>('shop_company', statement);

const NOBODY: Company = { people: [], rules: [], budgets: [], held: [], events: [], placed: [] };

export async function companyOf(
  db: Db,
  visitor: { readonly memberId: number | null; readonly space: string } | undefined,
  { id, clientId }: { readonly id: number; readonly clientId: number },
) {
  if (visitor === undefined || visitor.memberId === null) return { ...NOBODY, me: undefined };
  const [company = NOBODY] = await read(db, { client: clientId, cart: id, space: visitor.space });
  return { ...company, me: company.people.find((one) => one.id === visitor.memberId) };
}
