/** Tests what a buyer does about a placed order: cancels it or its rest, and writes to the shop; never twice, and for nobody else. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Shop } from '../../demo/server/app';
import { sessions } from '../../demo/server/db/schema/carts';
import { stock } from '../../demo/server/db/schema/catalogue';
import { orders } from '../../demo/server/db/schema/orders';
import { ordersAnswer, wholeOrder } from '../../src/orders/schema';
import { openShop } from '../fixtures/open-shop';
import { seenOf } from './colleagues';
import { Visit } from './visit';

let shop: Shop;
let buyer: Visit;
// Its own: the orders of earlier years, which it cancels, belong to every visitor.
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await new Visit(shop).as('staly-klient');
});

const listed = async (visit: Visit, query = '') =>
  v.parse(ordersAnswer, await (await visit.send(`/api/zamowienia${query}`)).json());
const opened = async (visit: Visit, id: string | number) =>
  v.parse(wholeOrder, await (await visit.send(`/api/zamowienia/${id}`)).json());

async function act(visit: Visit, id: string | number, body: object, key: string = crypto.randomUUID()) {
  const answer = await visit.send(`/api/zamowienia/${id}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-xsrf-token': visit.token,
      'idempotency-key': key,
    },
  });
  const text = await answer.text();
  return { status: answer.status, text, json: text.startsWith('{') ? (JSON.parse(text) as { order?: unknown }) : {} };
}

const namesOf = (order: v.InferOutput<typeof wholeOrder>) => order.actions.map(({ name }) => name);

/** A new order of this visitor. */
async function placed(visit: Visit): Promise<string | number> {
  await visit.ready();
  await visit.post({ extra_field: { name: 'order_number', value: 'ZK/1' } });
  const { cart } = await visit.post({});
  const answer = await visit.post({ confirm: true, seen: seenOf(cart) }, { 'idempotency-key': crypto.randomUUID() });
  expect(answer.messages.confirm?.redirect_url).toMatch(/^\/zamowienie\//);
  return (await listed(visit)).orders[0]!.id;
}

it('a message is stored once per key, and the list counts it', async () => {
  const { id } = (await listed(buyer)).orders[0]!;
  const before = (await opened(buyer, id)).messages.length;
  const key = crypto.randomUUID();
  const send = () => act(buyer, id, { action: 'message', text: ' Kiedy przyjdzie reszta?\r\nPilne ' }, key);
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect((await act(buyer, id, { action: 'message', text: 'Inna' }, key)).status).toBe(422);
  const { messages } = await opened(buyer, id);
  expect(messages.slice(before)).toMatchObject([{ text: 'Kiedy przyjdzie reszta?\nPilne', own: true }]);
  expect((await listed(buyer)).orders[0]!.messages_count).toBe(before + 1);
});

it.each([
  ['an empty message', { action: 'message', text: ' \n ' }, 422],
  ['a message of 1,001 characters', { action: 'message', text: 'ż'.repeat(1001) }, 422],
  ['a message that is no text', { action: 'message', text: { a: 1 } }, 422],
  ['an unknown action', { action: 'sell' }, 409],
  ['no action', {}, 409],
] as const)('%s is refused, and the order is answered as it is', async (_, body, status) => {
  const { id, number } = (await listed(buyer)).orders[0]!;
  const before = await opened(buyer, id);
  const answer = await act(buyer, id, body);
  expect([answer.status, v.parse(wholeOrder, answer.json.order).number]).toEqual([status, number]);
  expect(await opened(buyer, id)).toEqual(before);
});

it('the seller answers from the link of the mail, and nobody else does', async () => {
  const { id, number } = (await listed(buyer)).orders[0]!;
  await act(buyer, id, { action: 'message', text: 'Czy mogę dołożyć paletę?' });
  const trader = await new Visit(shop).as('handlowiec');
  const [space] = await shop.db.select().from(sessions).where(eq(sessions.id, buyer.sessionId));
  await shop.db.update(sessions).set({ space: space!.space }).where(eq(sessions.id, trader.sessionId));
  expect(await (await trader.send('/poczta')).text()).toContain(`Wiadomość do zamówienia ${number}`);
  const path = `/wiadomosci/${id}`;
  expect(await (await trader.send(path)).text()).toContain('Czy mogę dołożyć paletę?');
  const answer = (visit: Visit, note: string) =>
    visit.send(path, { method: 'POST', body: new URLSearchParams({ _token: visit.token, note }) });
  expect(await (await answer(trader, ' ')).text()).toContain('Wpisz wiadomość.');
  expect((await answer(trader, 'Tak, do jutra.')).status).toBe(303);
  expect((await answer(buyer, 'Tak!')).status).toBe(404);
  expect((await opened(buyer, id)).messages.at(-1)).toMatchObject({ text: 'Tak, do jutra.', own: false });
});

it('another company neither cancels nor writes', async () => {
  const { id } = (await listed(buyer)).orders[0]!;
  const before = await opened(buyer, id);
  const other = await new Visit(shop).as('specjalista');
  for (const action of ['cancel', 'cancel_open', 'message'])
    expect((await act(other, id, { action, text: 'x' })).status).toBe(404);
  expect(await opened(buyer, id)).toEqual(before);
});

it('an order is cancelled once before it is sent, its goods come back, and the buyer gets a mail', async () => {
  const id = await placed(buyer);
  const order = await opened(buyer, id);
  expect(order.actions[0]).toEqual({
    name: 'cancel',
    text: 'Nie wyślemy tego zamówienia i nic za nie nie zapłacisz.',
  });
  const stockOf = async () => {
    const ids = order.lines.read.map((one) => Number(one.product_id));
    const rows = await shop.db.select().from(stock).where(inArray(stock.productId, ids));
    return rows.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const before = await stockOf();
  const both = await Promise.all([act(buyer, id, { action: 'cancel' }), act(buyer, id, { action: 'cancel' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const after = await opened(buyer, id);
  expect([after.status, namesOf(after)]).toEqual(['cancelled', ['message']]);
  expect(await stockOf()).toBeGreaterThan(before);
  expect(await (await buyer.send('/poczta')).text()).toContain(`Zamówienie ${order.number} jest anulowane.`);
});

it('an order that is already sent cannot be cancelled, but what is open of it', async () => {
  const sent = (await listed(buyer, '?state=all')).orders.find(({ status }) => status === 'delivered')!;
  expect(namesOf(await opened(buyer, sent.id))).toEqual(['return', 'message']);
  const { id } = (await listed(buyer, '?state=incomplete')).orders[0]!;
  const order = await opened(buyer, id);
  expect(namesOf(order)).toEqual(['cancel_open', 'return', 'message']);
  expect(order.actions[0]!.text).toMatch(/^Nie wyślemy i nie policzymy: .+, \d+ /);
  expect((await act(buyer, id, { action: 'cancel' })).status).toBe(409);
  expect((await act(buyer, id, { action: 'cancel_open' })).status).toBe(200);
  const after = await opened(buyer, id);
  expect(after.lines.read.every(({ open }) => open === '0')).toBe(true);
  expect(after.lines.read.some(({ cancelled }) => Number(cancelled) > 0)).toBe(true);
  expect(namesOf(after)).toEqual(['return', 'message']);
});

it('no cancelled order is open on the account', async () => {
  const id = await placed(buyer);
  await act(buyer, id, { action: 'cancel' });
  const [row] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)));
  expect([row!.status, ['none', 'paid', 'deferred'].includes(row!.paymentState)]).toEqual(['cancelled', true]);
});
