/** Tests random walks of a buyer and an approver with two tabs each in the PHP shop, on SQLite and MariaDB. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFreshPhp } from '../e2e/php';
import { stubTabs } from '../people/tab';
import { WALKS_TIME, walks, type People } from '../people/walk';
import { Visit } from '../server/visit';
import { hasMariaDb, startMariaDb } from './mariadb';
import { hasPhp } from './serve';
import { quickFolder } from './storm';

/** Before the tabs replace it. */
const real = { fetch: globalThis.fetch };

const folder = mkdtempSync(join(quickFolder, 'people-'));

interface Database {
  readonly dsn: string;
  stop(): Promise<void>;
}
const databases: Readonly<Record<string, { readonly isHere: boolean; start(): Promise<Database> }>> = {
  SQLite: {
    isHere: hasPhp,
    start: () => Promise.resolve({ dsn: `sqlite:${join(folder, 'shop.sqlite')}`, stop: () => Promise.resolve() }),
  },
  MariaDB: { isHere: hasPhp && hasMariaDb, start: () => startMariaDb(mkdtempSync(join(tmpdir(), 'people-'))) },
};

/** The product whose pieces are counted: not among the first cart's samples. */
const COUNTED = { id: '6', sku: 'WKR-0435' };

describe.each(Object.entries(databases))('on %s', (engine, { isHere, start }) => {
  let shop: Awaited<ReturnType<typeof startFreshPhp>>;
  let database: Database;

  beforeAll(async () => {
    if (!isHere) return;
    database = await start();
    shop = await startFreshPhp(database.dsn);
    await real.fetch(shop.url);
    shop.sql('UPDATE shop_products SET stock = NULL');
    stubTabs();
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    if (!isHere) return;
    shop.stop();
    await database.stop();
  });

  async function people(): Promise<People> {
    const request = (path: string, init: RequestInit) => real.fetch(shop.url + path, { ...init, redirect: 'manual' });
    const visitOf = async (kto: string, firma: string): Promise<Visit> => {
      const visit = new Visit({ app: { request } });
      await visit.send('/');
      const body = new URLSearchParams({ _token: visit.token, kto, firma });
      await visit.send('/kto', { method: 'POST', body });
      return visit;
    };
    const buyer = await visitOf('z-limitem', '');
    const company = /<code>(\w{32})/.exec(await (await buyer.send('/zamowienia')).text())?.[1] ?? '';
    expect(company).toHaveLength(32);
    const approver = await visitOf('akceptujaca', company);
    for (const body of [{ carrier: { id: 1 } }, { payment: { id: 3 } }]) await buyer.post(body);
    return {
      buyer,
      approver,
      name: 'Anna Kowalczyk',
      add: { path: '/do-koszyka', fields: { id: COUNTED.id } },
      isAdded: (one) => (one as unknown as { index: string }).index === COUNTED.sku,
      records: () => {
        const held = shop.rows<{ cart_id: number }>(
          `SELECT DISTINCT cart_id FROM shop_held WHERE company = '${company}'`,
        );
        const events = shop.rows<{ cart_id: number; note: string }>('SELECT cart_id, note FROM shop_held_events');
        const orders = shop.rows<{ cart_id: number; person: string; cart: string }>(
          `SELECT cart_id, person, cart FROM shop_orders WHERE company = '${company}'`,
        );
        return Promise.resolve({
          held: held.map(({ cart_id: cart }) => ({
            cart: Number(cart),
            notes: events.filter((one) => Number(one.cart_id) === Number(cart)).map(({ note }) => note),
          })),
          orders: orders.map(({ cart_id, person, cart }) => ({
            cart: Number(cart_id),
            owner: person,
            pieces: (JSON.parse(cart) as { items: { index: string; quantity: string }[] }).items
              .filter(({ index }) => index === COUNTED.sku)
              .reduce((sum, { quantity }) => sum + Number(quantity), 0),
          })),
        });
      },
    };
  }

  it.skipIf(!isHere)(
    'in random walks nothing is lost, doubled or told wrongly, and orders belong to their owner',
    async () => {
      await walks(people, engine);
      expect(shop.faults).toEqual([]);
    },
    WALKS_TIME,
  );
});
