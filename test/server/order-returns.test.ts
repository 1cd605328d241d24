/** Tests returns of an order on the demo: never more than came, once per key, with photos of this buyer, and for nobody else. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Shop } from '../../demo/server/app';
import { sessions } from '../../demo/server/db/schema/carts';
import { returns } from '../../demo/server/db/schema/returns';
import { uploads } from '../../demo/server/db/schema/uploads';
import { endUnused } from '../../demo/server/uploads/store';
import { uploadAnswer } from '../../src/cart/wire/upload';
import { ordersAnswer, wholeOrder } from '../../src/orders/schema';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
let buyer: Visit;
beforeEach(async () => {
  shop = await workerShop();
  buyer = await new Visit(shop).as('staly-klient');
});

// The orders of earlier years are everybody's of this company.
afterEach(() => shop.db.delete(returns));

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

const listed = async (visit: Visit, query = '') =>
  v.parse(ordersAnswer, await (await visit.send(`/api/zamowienia${query}`)).json());
const opened = async (visit: Visit, id: string | number) =>
  v.parse(wholeOrder, await (await visit.send(`/api/zamowienia/${id}`)).json());

/** The newest delivered order, of which nothing has been returned. */
async function delivered() {
  const { orders } = await listed(buyer, '?state=all');
  const { id } = orders.find(({ status }) => status === 'delivered')!;
  const order = await opened(buyer, id);
  const line = order.lines.read.find(({ returnable = '0' }) => Number(returnable) > 1)!;
  return { id, order, line, most: Number(line.returnable) };
}

const bodyOf = (line: unknown, quantity: number, more: object = {}, photos: string[] = []) => ({
  action: 'return',
  return: {
    lines: [{ id: line, quantity: String(quantity), fields: { reason: 'damaged' }, photos }],
    fields: {},
    note: '',
    ...more,
  },
});

async function file(visit: Visit, id: string | number, body: object, key: string = crypto.randomUUID()) {
  const answer = await visit.send(`/api/zamowienia/${id}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': visit.token, 'idempotency-key': key },
  });
  const text = await answer.text();
  return { status: answer.status, text };
}

const photo = (visit: Visit, id: string | number, content: Uint8Array<ArrayBuffer>) =>
  visit.send(`/api/zamowienia/${id}/zdjecia`, {
    method: 'POST',
    body: content,
    headers: {
      'content-type': 'image/jpeg',
      'content-disposition': "attachment; filename*=UTF-8''p%C5%82ytka.jpg",
      'x-xsrf-token': visit.token,
    },
  });

it('a return is filed once per key, and its order and a view of its own show it', async () => {
  const { id, line, most } = await delivered();
  const before = await listed(buyer);
  const key = crypto.randomUUID();
  const body = bodyOf(line.id, 1, { fields: { wish: 'exchange' }, note: 'Pęknięta' });
  const both = [await file(buyer, id, body, key), await file(buyer, id, body, key)];
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]!.text).toMatch(/Zgłoszenie R\/\d{4}\/\d{6} przyjęte\./);
  expect((await file(buyer, id, bodyOf(line.id, 2), key)).status).toBe(422);
  const after = await opened(buyer, id);
  expect(after.returns).toMatchObject([{ status: 'received', lines: [{ id: line.id, quantity: '1' }] }]);
  expect(after.lines.read.find((one) => one.id === line.id)).toMatchObject({
    returned: '1',
    returnable: String(most - 1),
  });
  expect(before.views).toEqual([]);
  const { views, orders } = await listed(buyer, '?view=returns');
  expect(views.map((one) => one.key)).toEqual(['mine', 'returns']);
  expect(orders.map((one) => one.id)).toEqual([id]);
});

it('two returns of the same line at once never take more than came', async () => {
  const { id, line, most } = await delivered();
  const all = await Promise.all([1, 2, 3].map(() => file(buyer, id, bodyOf(line.id, most))));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { lines, returns: filed } = await opened(buyer, id);
  expect(filed).toHaveLength(1);
  const { returned, returnable } = lines.read.find((one) => one.id === line.id)!;
  expect([returned, returnable]).toEqual([String(most), undefined]);
});

it.each([
  ['no line', () => ({ action: 'return', return: { lines: [], fields: {}, note: '' } }), 422],
  ['no body', () => ({ action: 'return' }), 422],
  ['nothing of a line', (id: unknown) => bodyOf(id, 0), 422],
  ['a part of a piece', (id: unknown) => bodyOf(id, 0.5), 422],
  ['a line of another order', () => bodyOf(1, 1), 422],
  [
    'no reason',
    (id: unknown) => ({
      action: 'return',
      return: { lines: [{ id, quantity: 1, fields: {}, photos: [] }], fields: {}, note: '' },
    }),
    422,
  ],
  [
    'a reason of its own',
    (id: unknown) => ({
      action: 'return',
      return: { lines: [{ id, quantity: 1, fields: { reason: 'x' }, photos: [] }], fields: {}, note: '' },
    }),
    422,
  ],
  ['a photo that was never sent', (id: unknown) => bodyOf(id, 1, {}, [crypto.randomUUID()]), 422],
  ['more than came', (id: unknown) => bodyOf(id, 1_000_000), 409],
])('a return with %s is refused, and nothing changes', async (_, body, status) => {
  const { id, order, line } = await delivered();
  const answer = await file(buyer, id, body(line.id));
  expect([answer.status, v.parse(wholeOrder, (JSON.parse(answer.text) as { order: unknown }).order).id]).toEqual([
    status,
    id,
  ]);
  expect(await opened(buyer, id)).toEqual(order);
});

it('another buyer neither returns, nor sends a photo, nor takes one', async () => {
  const { id, order, line } = await delivered();
  const other = await new Visit(shop).as('specjalista');
  expect((await file(other, id, bodyOf(line.id, 1))).status).toBe(404);
  expect((await photo(other, id, JPEG)).status).toBe(404);
  const mine = v.parse(uploadAnswer, await (await photo(buyer, id, JPEG)).json());
  const again = await new Visit(shop).as('staly-klient');
  expect((await file(again, id, bodyOf(line.id, 1, {}, [mine.id]))).status).toBe(422);
  expect(await opened(buyer, id)).toEqual(order);
});

it('a photo is a picture by its first bytes, taken once, and sent as a download; an unused one is gone after a day', async () => {
  const { id, line } = await delivered();
  const page = await photo(buyer, id, new TextEncoder().encode('<!doctype html>'));
  expect([page.status, await page.text()]).toEqual([415, expect.stringContaining('JPEG, PNG ani WebP')]);
  expect((await photo(buyer, id, new Uint8Array(5_000_001))).status).toBe(413);
  const [used, unused] = [
    v.parse(uploadAnswer, await (await photo(buyer, id, JPEG)).json()),
    v.parse(uploadAnswer, await (await photo(buyer, id, JPEG)).json()),
  ];
  expect((await file(buyer, id, bodyOf(line.id, 1, {}, [used.id, used.id]))).status).toBe(422);
  expect((await file(buyer, id, bodyOf(line.id, 1, {}, [used.id]))).status).toBe(200);
  expect((await file(buyer, id, bodyOf(line.id, 1, {}, [used.id]))).status).toBe(422);
  const served = await buyer.send(`/pliki/${used.id}`);
  expect(served.headers.get('content-disposition')).toContain('attachment');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  const old = new Date(Date.now() - 25 * 3600 * 1000);
  await shop.db.update(uploads).set({ createdAt: old });
  await endUnused(shop.db);
  const left = await shop.db.select({ id: uploads.id }).from(uploads);
  expect([left.some((one) => one.id === used.id), left.some((one) => one.id === unused.id)]).toEqual([true, false]);
});

it('the seller sees photos and reasons, and the answer sets the state; nobody else does', async () => {
  const { id, line } = await delivered();
  const sent = v.parse(uploadAnswer, await (await photo(buyer, id, JPEG)).json());
  await file(buyer, id, bodyOf(line.id, 1, {}, [sent.id]));
  const trader = await new Visit(shop).as('handlowiec');
  const [space] = await shop.db.select().from(sessions).where(eq(sessions.id, buyer.sessionId));
  await shop.db.update(sessions).set({ space: space!.space }).where(eq(sessions.id, trader.sessionId));
  const [row] = await shop.db.select().from(returns);
  const path = `/zgloszenia/${row!.id}`;
  expect(await (await trader.send('/poczta')).text()).toContain(path);
  expect(await (await trader.send(path)).text()).toContain('Powód: Uszkodzone');
  expect((await trader.send(`${path}/zdjecia/${sent.id}`)).headers.get('content-disposition')).toContain('attachment');
  const answer = (visit: Visit, status: string) =>
    visit.send(path, {
      method: 'POST',
      body: new URLSearchParams({ _token: visit.token, status, note: 'Wymienimy.' }),
    });
  expect((await buyer.send(path)).status).toBe(404);
  expect((await answer(buyer, 'accepted')).status).toBe(404);
  expect(await (await answer(trader, 'received')).text()).toContain('Wybierz, co z tym zgłoszeniem.');
  expect((await answer(trader, 'accepted')).status).toBe(303);
  const { returns: filed, messages } = await opened(buyer, id);
  expect(filed[0]!.status).toBe('accepted');
  expect(messages.at(-1)!.text).toMatch(/^Zgłoszenie R\/\d{4}\/\d{6}: Przyjęte\.\nWymienimy\.$/);
});

it('an order of 91 days ago states its last day, and takes no return', async () => {
  const { orders } = await listed(buyer, '?state=all&page=0');
  const late = orders.findLast(({ status }) => status === 'delivered')!;
  const order = await opened(buyer, late.id);
  expect(order.actions.map(({ name }) => name)).toEqual(['message']);
  expect(order.return?.until).toMatch(/^\d{4}-\d\d-\d\d$/);
  const { id } = order.lines.read[0]!;
  expect((await file(buyer, late.id, bodyOf(id, 1))).status).toBe(409);
});
