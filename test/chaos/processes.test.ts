/** Tests that several processes of the reference shop on one PostgreSQL behave as one shop: carts and orders are the same in each. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDb, type Db, type OpenDb } from '../../demo/server/db/open';
import { carts, sessions } from '../../demo/server/db/schema/carts';
import { products, stock } from '../../demo/server/db/schema/catalogue';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { rowsOf } from '../../demo/server/db/rows';
import { createDatabase } from '../fixtures/database';
import { startPostgres } from '../fixtures/postgres';
import { startShop, type ShopProcess } from '../fixtures/shop-process';
import { publish } from '../reliability/publish';
import { displayedQuantity, Visit } from '../server/visit';

const PLENTY = 1_000_000;

let server: Awaited<ReturnType<typeof startPostgres>>;
let database: Awaited<ReturnType<typeof createDatabase>>;
let shops: readonly ShopProcess[] = [];
let open: OpenDb;

/** The processes start at the same time on an empty database, and each would fill it. */
beforeAll(async () => {
  server = await startPostgres();
  database = await createDatabase(server.url);
  shops = await Promise.all([startShop(database.url), startShop(database.url), startShop(database.url)]);
  open = await openDb({ url: database.url });
}, 300_000);
/** The results of this run. */
const output: string[] = [];
afterAll(async () => {
  if (output.length > 0) publish('processes', output.map((line) => `- ${line}`).join('\n'));
  await Promise.all(shops.map((shop) => shop.stop()));
  await open?.close();
  await database?.drop();
  server?.stop();
});

/** A visitor whose requests go to the processes in turn, like behind a proxy. */
function visitorOf(processes: readonly ShopProcess[]): Visit {
  let index = 0;
  const request = (path: string, init: RequestInit) =>
    fetch(processes[index++ % processes.length]!.url + path, { redirect: 'manual', ...init });
  return new Visit({ app: { request } });
}
const buyer = (): Promise<Visit> => visitorOf(shops).as('kupujacy');

/** Number of database connections that wait for a row lock. */
async function waiting(db: Db): Promise<number> {
  const rows = await db.execute(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowsOf<{ waiting: number }>(rows)[0]!.waiting;
}

describe('three processes', () => {
  it('share one session and one cart', async () => {
    const who = await buyer();
    const { cart } = await who.post({});
    const [line] = cart.items;
    const more = displayedQuantity(line) + line.step;
    expect((await who.post({ quantity: { [line.id]: more }, cartToUpdate: cart.id })).status).toBe(200);
    for (const _ of shops) expect(displayedQuantity((await who.post({})).cart.items[0])).toBe(more);
  });

  it('accept an order of a cart filled through another process', async () => {
    const who = await (await buyer()).ready();
    const { status, messages } = await who.post({ confirm: true });
    expect(status).toBe(200);
    for (const _ of shops) expect((await who.send(messages['confirm']!.redirect_url!)).status).toBe(200);
  });

  it('place one order for ten simultaneous confirms, with ten equal responses', async () => {
    const who = await (await buyer()).ready();
    const before = await open.db.$count(orders);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => who.post({ confirm: true }, key)));
    expect((await open.db.$count(orders)) - before).toBe(1);
    expect(new Set(answers.map(({ status, messages }) => `${status} ${messages['confirm']?.redirect_url}`)).size).toBe(
      1,
    );
  });

  it('place one order for ten confirms with different keys, as of ten tabs', async () => {
    const who = await (await buyer()).ready();
    const before = await open.db.$count(orders);
    const tabs = Array.from({ length: 10 }, () =>
      who.post({ confirm: true }, { 'idempotency-key': crypto.randomUUID() }),
    );
    const placed = (await Promise.all(tabs)).filter(({ messages }) => messages['confirm']?.redirect_url !== undefined);
    expect((await open.db.$count(orders)) - before).toBe(1);
    expect(placed).toHaveLength(1);
  });
});

const ROUNDS = Number(process.env['STOCK_ROUNDS'] ?? 5);

describe('the last piece', () => {
  it(
    `is sold once in each of ${ROUNDS} rounds to ten buyers through three processes`,
    { timeout: 60_000 + ROUNDS * 60_000 },
    async () => {
      const [product] = await open.db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.onRequest, false), eq(products.minQuantity, 1), eq(products.stepQuantity, 1)))
        .limit(1);
      const id = product?.id ?? 0;
      const buyers = await Promise.all(Array.from({ length: 10 }, () => visitorOf(shops).as('pusty-koszyk')));
      const sold = () =>
        open.db
          .select({ sum: sql<number>`coalesce(sum(${orderItems.quantity}), 0)`.mapWith(Number) })
          .from(orderItems)
          .where(eq(orderItems.productId, id))
          .then(([row]) => row?.sum);
      const before = await sold();
      for (let round = 0; round < ROUNDS; round += 1) {
        await open.db.delete(stock).where(eq(stock.productId, id));
        await open.db.insert(stock).values({ productId: id, branchId: 1, quantity: 1 });
        for (const who of buyers) {
          await who.post({ add_products: [{ id, quantity: 1 }] });
          await who.ready();
        }
        const answers = await Promise.all(buyers.map((who) => who.post({ confirm: true })));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(422)]);
      }
      expect((await sold()) ?? 0).toBe((before ?? 0) + ROUNDS);
      output.push(`${ROUNDS} last pieces, ten buyers each: ${ROUNDS} sold.`);
    },
  );

  it('an order during a change of the visitor’s account causes no server error', async () => {
    for (let round = 0; round < ROUNDS * 2; round += 1) {
      const who = await (await buyer()).ready();
      const [{ status }] = await Promise.all([who.post({ confirm: true }), who.copy().as('handlowiec')]);
      expect([200, 409, 419, 422]).toContain(status);
    }
  });
});

describe('a price that changes between the look and the order', () => {
  it(
    `is never ordered undisplayed by ten buyers in ${ROUNDS} rounds`,
    { timeout: 60_000 + ROUNDS * 60_000 },
    async () => {
      const [product] = await open.db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.onRequest, true), eq(products.minQuantity, 1), eq(products.stepQuantity, 1)))
        .limit(1);
      const id = product?.id ?? 0;
      const counts = { ordered: 0, sentBack: 0, unseen: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        let isRising = true;
        const rise = async (): Promise<void> => {
          while (isRising) {
            await open.db.execute(sql`update products set price_net = price_net + 0.01 where id = ${id}`);
            await open.db.execute(sql`update carriers set price_net = price_net + 0.01 where id = 1`);
            // Some buyers load and order before a change, some after it.
            await new Promise((later) => void setTimeout(later, Math.random() * 120));
          }
        };
        const buy = async (who: Visit): Promise<void> => {
          await who.post({ add_products: [{ id, quantity: 1 }] });
          await who.ready();
          let { cart } = await who.post({});
          for (let isDone = false; !isDone;) {
            const { prices, revision } = cart;
            const seen = { cart_id: cart.id, revision, total_gross: prices.total_gross };
            const answer = await who.post({ confirm: true, seen }, { 'idempotency-key': crypto.randomUUID() });
            isDone = answer.status === 200;
            expect([200, 409]).toContain(answer.status);
            counts[isDone ? 'ordered' : 'sentBack'] += 1;
            if (isDone) {
              const [order] = await open.db.select().from(orders).where(eq(orders.cartId, cart.id));
              counts.unseen += Number(order?.totalGross !== prices.total_gross);
            }
            cart = answer.cart;
          }
        };
        const buyers = await Promise.all(Array.from({ length: 10 }, () => visitorOf(shops).as('pusty-koszyk')));
        const rising = rise();
        await Promise.all(buyers.map(buy)).finally(() => void (isRising = false));
        await rising;
      }
      expect(counts).toMatchObject({ ordered: ROUNDS * 10, unseen: 0 });
      output.push(
        `${counts.ordered} orders while the prices of the product and of the carrier rose: 0 at a price that the buyer had not seen; ${counts.sentBack} times the shop first displayed the new price.`,
      );
    },
  );
});

it(
  `no begun payment loses its cart while others begin and old sessions end, in ${ROUNDS} rounds`,
  { timeout: 60_000 + ROUNDS * 60_000 },
  async () => {
    const payers = await Promise.all(Array.from({ length: ROUNDS * 2 }, () => visitorOf(shops).as('zakupy-odroczone')));
    const early = await Promise.all(payers.slice(0, ROUNDS).map((who) => who.post({ confirm: true })));
    const idle = await Promise.all(Array.from({ length: ROUNDS }, () => visitorOf(shops).as('kupujacy')));
    const old = (await Promise.all(idle.map((who) => who.post({})))).map(({ cart }) => cart.id);
    await open.db.update(sessions).set({ usedAt: new Date(0) });
    // Some payments begin while the beginning of others deletes old sessions.
    const [late] = await Promise.all([
      Promise.all(payers.slice(ROUNDS).map((who) => who.post({ confirm: true }))),
      Promise.all(Array.from({ length: ROUNDS * 2 }, () => visitorOf(shops).as('pusty-koszyk'))),
    ]);
    await open.db.update(sessions).set({ usedAt: new Date(0) });
    // A session may have expired after 90 days, but not if its payment was confirmed as begun.
    const stays = [...early, ...late].filter(({ cart }) => cart?.payment_init).map(({ cart }) => cart.id);
    for (let round = 0; round < 3; round += 1) await visitorOf(shops).as('pusty-koszyk');
    const left = await open.db.$count(carts, and(inArray(carts.id, stays), eq(carts.paymentInit, true)));
    expect([left, stays.length >= ROUNDS]).toEqual([stays.length, true]);
    expect(await open.db.$count(carts, inArray(carts.id, old))).toBe(0);
    output.push(`${stays.length} begun payments while old sessions were cleared away: 0 lost.`);
  },
);

it('a terminated process responds to the order under way', async () => {
  // The storms above have sold the whole stock.
  await open.db.update(stock).set({ quantity: PLENTY });
  const own = await startShop(database.url);
  const who = await visitorOf([own])
    .as('kupujacy')
    .then((one) => one.ready());
  const [newest] = await open.db.select().from(sessions).orderBy(desc(sessions.startedAt)).limit(1);
  const { answer, ended } = await open.db.transaction(async (tx) => {
    // Locks a row that the order needs, like a slow database.
    await tx.select().from(sessions).where(eq(sessions.id, newest!.id)).for('update');
    const order = who.post({ confirm: true });
    await expect.poll(() => waiting(open.db)).toBe(1);
    return { answer: order, ended: own.stop() };
  });
  expect([(await answer).status, await ended]).toEqual([200, 0]);
});
