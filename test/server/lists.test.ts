/** Shows that the shop stores a buyer's lists by name, hides them from others, and computes the amount missing for free delivery. */
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { buyingLists } from '../../demo/server/db/schema/lists';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

const visit = (slug = 'kupujacy') => new Visit(shop).as(slug);
const rows = [
  { code: 'GRE1-1234', quantity: '2' },
  { code: 'KLE-25', quantity: '1.44' },
];

async function ask(who: Visit, path = '', init: { method?: string; body?: unknown } = {}) {
  const answer = await who.send(`/api/listy${path}`, {
    ...(init.method !== undefined && { method: init.method }),
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    headers: { 'x-xsrf-token': who.token },
  });
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Record<string, unknown> };
}
const save = (who: Visit, name: string, of: unknown = rows) =>
  ask(who, '', { method: 'POST', body: { name, rows: of } });

it('a list is stored under its name and replaced by another of that name', async () => {
  const who = await visit();
  const { json } = await save(who, '  Łazienka, ul. Długa ');
  expect(json).toMatchObject({ name: 'Łazienka, ul. Długa', rows_count: 2 });
  const again = await save(who, 'Łazienka, ul. Długa', rows.slice(1));
  expect(again.json['id']).toBe(json['id']);
  const all = await ask(who);
  expect(all.json).toEqual({ lists: [{ id: json['id'], name: 'Łazienka, ul. Długa', rows_count: 1 }] });
  expect(all.headers.get('cache-control')).toBe('no-store');
  expect((await ask(who, `/${String(json['id'])}`)).json).toMatchObject({ rows: rows.slice(1) });
});

it('lists are sorted newest first, without deleted ones', async () => {
  const who = await visit();
  const first = await save(who, 'Pierwsza');
  await save(who, 'Druga');
  const names = async () => ((await ask(who)).json['lists'] as { name: string }[]).map(({ name }) => name);
  expect(await names()).toEqual(['Druga', 'Pierwsza']);
  await ask(who, `/${String(first.json['id'])}`, { method: 'DELETE' });
  expect(await names()).toEqual(['Druga']);
});

it('all lists of a session have two million characters; a list in place of itself counts once', async () => {
  const who = await visit();
  await shop.db.insert(buyingLists).values({
    ...{ sessionId: who.sessionId, name: 'Duża' },
    rows: [{ code: 'x'.repeat(1_999_900), quantity: '1' }],
  });
  const refused = await save(who, 'Druga');
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([422, expect.stringContaining('Nie można zapisać')]);
  expect((await save(who, 'Duża')).json).toMatchObject({ name: 'Duża', rows_count: 2 });
  expect((await save(who, 'Druga')).status).toBe(200);
});

it('another session can neither read, replace nor delete a list', async () => {
  const who = await visit();
  const { json } = await save(who, 'Moja');
  const stranger = await visit();
  const path = `/${String(json['id'])}`;
  expect((await ask(stranger, path)).status).toBe(404);
  await ask(stranger, path, { method: 'DELETE' });
  await save(stranger, 'Moja', rows.slice(1));
  expect((await ask(who, path)).json).toMatchObject({ rows });
});

it.each([
  ['no name', { name: '   ', rows }],
  ['no rows at all', { name: 'Pusta' }],
  ['rows that are none', { name: 'Zła', rows: 'GRE1-1234' }],
])('%s is refused with a message', async (_what, body) => {
  const who = await visit();
  const { status, json } = await ask(who, '', { method: 'POST', body });
  expect(status).toBe(422);
  expect(JSON.stringify(json)).toContain('"status":"error"');
  expect((await ask(who)).json).toEqual({ lists: [] });
});

it('the cart states the gap to free delivery, and above it the courier is free', async () => {
  const who = await visit('staly-klient');
  const { cart } = await who.post({});
  const prices = cart.prices as typeof cart.prices & { net: string; free_delivery?: { missing: string } };
  const missing = Number(prices.free_delivery?.missing);
  expect(missing + Number(prices.net)).toBeCloseTo(12_000, 2);
  const [line] = cart.items;
  const enough = Math.ceil(12_000 / Number(line.prices.net) / line.step) * line.step;
  const { cart: full } = await who.post({ quantity: { [line.id]: Math.min(enough, line.max) }, cartToUpdate: cart.id });
  const now = full.prices as typeof prices;
  const courier = (full.availableCarriers as unknown as { id: number; type: string; price_net: string }[]).find(
    ({ type }) => type === 'courier',
  );
  expect([now.free_delivery?.missing, courier?.price_net]).toEqual(['0.00', '0.00']);
  const chosen = await who.post({ carrier: { id: courier?.id } });
  expect(chosen.cart.carrier).toMatchObject({ price: { net: '0.00', gross: '0.00' } });
});
