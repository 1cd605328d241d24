/** Measures growth: what PostgreSQL spends on lists and carts with 100 to 100,000 orders, a cart's lines, and the half in PHP. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createShop, type Shop } from '../../../demo/server/app';
import { createDatabase } from '../../fixtures/database';
import { startPostgres } from '../../fixtures/postgres';
import { Visit } from '../../server/visit';
import { usedBy, usedByFamily } from '../processes/processor';
import type { Case } from '../runner/case';
import { curveRow, type Row } from '../runner/rows';
import { calls, stepper } from './calls';
import { growTo } from './fill';
import { phpRows } from './php';

const SIZES = [100, 10_000, 100_000] as const;
const LINES = [8, 50, 200, 500] as const;
/** Linux counts processor time in ticks of 10 ms. */
const TIMES = 30;

/** Statements that all connections of this process have sent. */
let sent = 0;
const { query } = pg.Client.prototype;
function counted(this: pg.Client, ...given: unknown[]): unknown {
  sent += 1;
  return (query as (...all: unknown[]) => unknown).apply(this, given);
}

interface Cost {
  readonly ms: number;
  readonly statements: number;
}

/** What one call costs, after the calls that open connections and prepare plans. */
async function costOf(call: () => Promise<unknown>, used: () => number, times = TIMES): Promise<Cost> {
  for (let warm = 0; warm < 6; warm += 1) await call();
  const [from, before] = [used(), sent];
  for (let round = 0; round < times; round += 1) await call();
  return { ms: (used() - from) / times, statements: (sent - before) / times };
}

const sizeText = (size: number): string => size.toLocaleString('en');

async function ordersRows(shop: Shop, pid: number): Promise<Row[]> {
  const costs = new Map<string, Cost[]>();
  const who = await new Visit(shop).as('kupujaca-z-limitem');
  const space = crypto.randomUUID();
  for (const size of SIZES) {
    await growTo(shop.db, size, space);
    for (const { what, as, begin } of calls) {
      await who.as(as);
      await shop.db.execute(sql`update sessions set space = ${space} where id = ${who.sessionId}`);
      const cost = await costOf(await begin(who), () => usedByFamily(pid));
      costs.set(what, [...(costs.get(what) ?? []), cost]);
    }
  }
  return calls.map(({ what, most }) => {
    const all = costs.get(what)!;
    const { ms, statements } = all.at(-1)!;
    const isSame = all.every((one) => one.statements <= statements);
    return {
      what,
      ours: all.map((one, at) => `${sizeText(SIZES[at]!)}: ${one.ms.toFixed(1)} ms`).join(', '),
      against: '',
      measured: `${ms.toFixed(1)} ms, ${all.map((one) => one.statements).join(', ')} statements`,
      ...(most !== undefined && { goal: `≤ ${most} ms, as many statements`, isMet: ms <= most && isSame }),
    };
  });
}

/** A visitor whose cart has this many lines. */
async function withLines(shop: Shop, lines: number): Promise<() => Promise<unknown>> {
  const who = await new Visit(shop).as(lines === 500 ? 'koszyk-500' : 'kupujacy');
  let { cart } = await who.post({});
  for (let product = 1; cart.items.length < lines; product += 1) ({ cart } = await who.post({ add_product: product }));
  return stepper(who, cart);
}

async function linesRow(shop: Shop, pid: number): Promise<Row> {
  const used = () => usedByFamily(pid) + usedBy(process.pid);
  const costs: (readonly [number, number[]])[] = [];
  for (const lines of LINES) costs.push([lines, [(await costOf(await withLines(shop, lines), used)).ms]]);
  return curveRow('a quantity by the lines of its cart, shop and PostgreSQL together', costs);
}

export const growth: Case = {
  name: 'growth',
  title: 'Growth',
  how: `PostgreSQL's processor time for one call, the mean of ${TIMES}. Of the orders in the database a fifth belongs to the client, a fifth to the company, whose buyer has placed one in four, with about nine lines each.`,
  measures: ['demo/server', 'src/php/src'],
  async measure() {
    const server = await startPostgres();
    if (server.pid === undefined) throw new Error('This case measures a PostgreSQL of its own: unset DATABASE_URL.');
    const { url, drop } = await createDatabase(server.url);
    const shop = await createShop({ databaseUrl: url });
    pg.Client.prototype.query = counted as typeof query;
    try {
      const rows = await ordersRows(shop, server.pid);
      return [...rows, await linesRow(shop, server.pid), ...(await phpRows(server.url))];
    } finally {
      pg.Client.prototype.query = query;
      await shop.close();
      await drop();
      server.stop();
    }
  },
  notes: [
    'A hundredth page is not bounded: the contract numbers pages, so its index entries are passed one by one. A word that four in ten orders contain is found in 39,000 of them, each of which is compared; two letters alone have no index.',
    'PHP prints the drawing of the cart from the same data as the elements: a page without a framework costs hardly more than the cart’s own statements, so the ratio is the highest there is. A page of WordPress or Symfony takes tens of milliseconds longer with and without it.',
  ],
};
