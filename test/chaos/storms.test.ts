/** Tests that the reference shop places an order once, however it is requested. STORMS=10000 for all, on DATABASE_URL if set. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { stock } from '../../demo/server/db/schema/catalogue';
import { orders } from '../../demo/server/db/schema/orders';
import { publish } from '../reliability/publish';
import { openShop } from '../fixtures/open-shop';
import { Visit, type Answer } from '../server/visit';

const STORMS = Number(process.env['STORMS'] ?? 200);
/** Number of simultaneous buyers. */
const BUYERS = 8;

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 120_000);
afterAll(() => shop.close());

const confirm = (who: Visit, key: string): Promise<Answer> => who.post({ confirm: true }, { 'idempotency-key': key });
const times = (count: number, who: Visit, key: () => string) =>
  Promise.all(Array.from({ length: count }, () => confirm(who, key())));

/** Each storm returns its responses. The key is the cart element's: one per cart revision and tab. */
const storms: Readonly<Record<string, (who: Visit, key: string) => Promise<readonly Answer[]>>> = {
  'double click': (who, key) => times(2, who, () => key),
  'Enter and click, a moment apart': async (who, key) => {
    const first = confirm(who, key);
    await new Promise((resolve) => void setTimeout(resolve, 3));
    return [await confirm(who, key), await first];
  },
  'five parallel': (who, key) => times(5, who, () => key),
  'lost response, then again': async (who, key) => {
    // The client has not received this response.
    await confirm(who, key);
    return [await confirm(who, key)];
  },
  'Back, then again': async (who, key) => {
    const first = await confirm(who, key);
    await who.post({});
    return [first, await confirm(who, key)];
  },
  'two tabs, a key each': (who) => times(2, who, () => crypto.randomUUID()),
};

it(`each of ${STORMS} storms of confirms places one order`, { timeout: 60_000 + STORMS * 500 }, async () => {
  const kinds = Object.entries(storms);
  // Each order reduces the stock, which suffices for all.
  await shop.db.update(stock).set({ quantity: 1_000_000 });
  const before = await shop.db.$count(orders);
  let next = 0;
  let replayed = 0;
  const buyer = async () => {
    while (next < STORMS) {
      const [name, storm] = kinds[next++ % kinds.length]!;
      const who = await (await new Visit(shop).as('kupujacy')).ready();
      const answers = await storm(who, crypto.randomUUID());
      const placed = answers.flatMap(({ messages }) => messages['confirm']?.redirect_url ?? []);
      // Every buyer gets a response in the end, and all responses are equal.
      expect(new Set(placed).size, name).toBe(1);
      const others = answers.filter(({ messages }) => messages['confirm']?.redirect_url === undefined);
      for (const { status } of others) expect(status, name).toBeGreaterThanOrEqual(400);
      replayed += placed.length - 1;
    }
  };
  const started = Date.now();
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  const placed = (await shop.db.$count(orders)) - before;
  expect(placed).toBe(STORMS);
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `${STORMS} storms of ${kinds.length} kinds (${kinds.map(([name]) => name).join('; ')}), ${BUYERS} buyers at a time, on ${shop.engine}: ${placed} orders, ${placed - STORMS} duplicate, 0 lost, ${replayed} repeated responses, ${seconds} s.`;
  console.info(line);
  publish('storms', line);
});
