/** Tests that lists, their search and a member's cart send as many statements for 3,000 orders as for 236, and read each table of orders by an index. */
import { sql } from 'drizzle-orm';
import { PgliteSession } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { rowsOf } from '../../demo/server/db/rows';
import { calls } from '../bench/growth/calls';
import { growTo } from '../bench/growth/fill';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

interface Sent {
  readonly sql: string;
  readonly params: unknown[];
}

let shop: Shop;
/** The statements of each call before and after the growth. */
const sent = new Map<string, (readonly Sent[])[]>();

async function callAll(space: string): Promise<void> {
  for (const { what, as, begin } of calls) {
    const who = await new Visit(shop).as(as);
    await shop.db.execute(sql`update sessions set space = ${space} where id = ${who.sessionId}`);
    const call = await begin(who);
    const spy = vi.spyOn(PgliteSession.prototype, 'prepareQuery');
    await call();
    sent.set(what, [...(sent.get(what) ?? []), spy.mock.calls.map(([query]) => query)]);
    spy.mockRestore();
  }
}

beforeAll(async () => {
  shop = await openShop();
  const space = crypto.randomUUID();
  // Both have orders, because an empty page needs no lines.
  await growTo(shop.db, 300, space);
  await callAll(space);
  await growTo(shop.db, 3000, space);
  await callAll(space);
});
afterAll(() => shop.close());

describe('with ten times the orders', () => {
  it.each(calls.map(({ what }) => what))('%s sends as many statements', (what) => {
    const [few = [], many = []] = sent.get(what) ?? [];
    expect(many.length).toBe(few.length);
  });

  it.each(calls.map(({ what }) => what))('%s reads no table of orders as a whole', async (what) => {
    if (!shop.engine.startsWith('PGlite')) return;
    const { client } = shop.db._.session as unknown as {
      client: { query(text: string, params: unknown[]): Promise<unknown> };
    };
    // The planner still reads small tables whole if nothing else can serve a condition.
    await shop.db.execute(sql`set enable_seqscan = off`);
    const plans: string[] = [];
    for (const one of sent.get(what)?.at(-1) ?? []) {
      if (!/^(select|with|\(|execute)/i.test(one.sql.trim())) continue;
      const rows = rowsOf<{ 'QUERY PLAN': string }>(await client.query(`explain ${one.sql}`, one.params));
      plans.push(...rows.map((row) => row['QUERY PLAN']));
    }
    await shop.db.execute(sql`reset enable_seqscan`);
    expect(plans.length).toBeGreaterThan(3);
    expect(plans.filter((line) => /Seq Scan on (orders|order_items)\b/.test(line))).toEqual([]);
  });
});
