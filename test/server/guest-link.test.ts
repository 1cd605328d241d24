/** Tests how a guest gets to an order: one answer for any number, a link that is signed and ends, and nothing to do behind it but read and pay. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Shop } from '../../demo/server/app';
import { mails } from '../../demo/server/db/schema/company';
import { orders } from '../../demo/server/db/schema/orders';
import { linkOf } from '../../demo/server/guest/link';
import { secretOf } from '../../demo/server/session/signed';
import { ordersAnswer, wholeOrder } from '../../src/orders/schema';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

type Order = typeof orders.$inferSelect;

let shop: Shop;
/** Sent and paid orders of earlier years have documents. */
let order: Order;
let other: Order;
beforeAll(async () => {
  shop = await openShop();
  [order, other] = (await shop.db.select().from(orders).where(eq(orders.status, 'delivered')).limit(2)) as [
    Order,
    Order,
  ];
});
afterAll(() => shop.close());

async function stranger(): Promise<Visit> {
  const visit = new Visit(shop);
  await visit.send('/znajdz-zamowienie');
  return visit;
}

const ask = (visit: Visit, body: object) =>
  visit.send('/znajdz-zamowienie', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': visit.token },
  });
const answerOf = async (body: object) => {
  const answer = await ask(await stranger(), body);
  return { status: answer.status, text: await answer.text() };
};
const mailed = (number: string) =>
  shop.db
    .select()
    .from(mails)
    .where(eq(mails.subject, `Odnośnik do zamówienia ${number}`));
const linkTo = async (one: Order, now?: number) => linkOf(await secretOf(shop.db), one.guid, now);
const dataOf = (one: Order, link: string, path = '') => `/znajdz-zamowienie/${one.guid}/dane${path}?link=${link}`;

it('known and unknown orders, a wrong contact and a phone have one answer, and only the order’s address gets a link [P20]', async () => {
  const known = await answerOf({
    number: ` ${order.number.toLowerCase()} `,
    contact: order.contactEmail.toUpperCase(),
  });
  expect(known.status).toBe(200);
  expect(JSON.parse(known.text)).toEqual({
    messages: {
      '0': { messages: [expect.stringMatching(/^Jeśli mamy takie zamówienie, .* 24 godziny\.$/)], status: 'success' },
    },
  });
  const before = (await mailed(order.number)).length;
  for (const body of [
    { number: 'ZAM/1999/000001', contact: order.contactEmail },
    { number: order.number, contact: 'obcy@example.com' },
    { number: order.number, contact: '600 000 001' },
  ])
    expect(await answerOf(body)).toEqual(known);
  expect((await mailed(order.number)).length).toBe(before);
  expect(
    await answerOf({ number: order.number, contact: `+48 ${order.contactPhone.replaceAll(/\D/g, '').slice(-9)}` }),
  ).toEqual(known);
  expect(await mailed(order.number)).toEqual(
    Array.from({ length: before + 1 }, () => expect.objectContaining({ recipient: order.contactEmail })),
  );
});

it('known and unknown orders cause the same statements [P20]', async () => {
  const ran: string[] = [];
  const { session } = shop.db as unknown as {
    session: { client: { query: (text: string, ...rest: unknown[]) => unknown } };
  };
  const { client } = session;
  const { query } = client;
  client.query = (text, ...rest) => {
    ran.push(typeof text === 'string' ? text : JSON.stringify(text));
    return query.call(client, text, ...rest);
  };
  const statements = async (body: object) => {
    const visit = await stranger();
    ran.length = 0;
    await ask(visit, body);
    // Each visitor's own session.
    return ran.filter((one) => !one.includes('shop_session'));
  };
  const known = await statements({ number: other.number, contact: other.contactEmail });
  const unknown = await statements({ number: 'ZAM/1999/000002', contact: other.contactEmail });
  client.query = query;
  expect(known.length).toBeGreaterThan(1);
  expect(unknown).toEqual(known);
});

it('five requests for one number in ten minutes, then 429 from anywhere, for known and unknown numbers alike [P20]', async () => {
  const [first] = await shop.db
    .select()
    .from(orders)
    .where(sql`${orders.id} not in (${order.id}, ${other.id})`)
    .limit(1);
  const ends = [];
  for (const number of [first!.number, 'ZAM/1999/000003']) {
    const statuses = [];
    for (let times = 0; times < 6; times += 1)
      statuses.push((await answerOf({ number, contact: 'a@example.com' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    ends.push(await answerOf({ number, contact: first!.contactEmail }));
  }
  expect(ends[0]).toEqual(ends[1]);
  expect(ends[0]!.text).toContain('Zbyt wiele prób');
  const visit = await stranger();
  const many = [];
  for (let times = 0; times < 21; times += 1)
    many.push((await ask(visit, { number: `A/${times}`, contact: 'a@example.com' })).status);
  expect(many.slice(-2)).toEqual([200, 429]);
});

it('empty and overlong fields are refused by name, before any order is looked for', async () => {
  const { status, text } = await answerOf({ number: 'x'.repeat(191), contact: 'anna' });
  expect([status, Object.keys((JSON.parse(text) as { messages: object }).messages)]).toEqual([
    422,
    ['number', 'contact'],
  ]);
});

it('the link opens the order with its documents, to read only, and a GET writes nothing [P20]', async () => {
  const link = await linkTo(order);
  const visit = new Visit(shop);
  const page = await visit.send(`/znajdz-zamowienie/${order.guid}?link=${link}`);
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(await page.text()).toContain(`orders-url="/znajdz-zamowienie/${order.guid}/dane?link=${link}"`);
  const listed = v.parse(ordersAnswer, await (await visit.send(dataOf(order, link))).json());
  expect(listed.orders.map(({ number }) => number)).toEqual([order.number]);
  const whole = v.parse(wholeOrder, await (await visit.send(dataOf(order, link, `/${order.id}`))).json());
  expect([whole.actions, whole.messages, whole.lines.read.length > 0]).toEqual([[], [], true]);
  expect(whole.documents.length).toBeGreaterThan(0);
  for (const { url = '' } of whole.documents) {
    expect((await visit.send(url)).status).toBe(200);
    expect((await visit.send(url.replace(/\?.*/, ''))).status).toBe(404);
  }
  expect(await (await visit.send('/api/zamowienia')).text()).not.toContain(order.number);
  expect(await shop.db.execute(sql`select from sessions where id = ${visit.sessionId}`)).toMatchObject({ rows: [] });
});

it('a late, an altered and a foreign link, and another order’s id, open nothing [P20]', async () => {
  const link = await linkTo(order);
  const visit = new Visit(shop);
  const [until = '', signature = ''] = link.split('.');
  const wrong = [
    dataOf(order, await linkTo(order, Date.now() - 24 * 3600 * 1000 - 1)),
    dataOf(order, `${(parseInt(until, 36) + 1).toString(36)}.${signature}`),
    dataOf(order, `${until}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}`),
    dataOf(order, ''),
    dataOf(other, link),
    dataOf(order, link, `/${other.id}`),
    `/znajdz-zamowienie/${other.guid}?link=${link}`,
    `/konto/dokumenty/${other.guid}/faktura.html?link=${link}`,
    `/api/zamowienia/${order.id}?link=${link}`,
    `/zamowienie/${order.guid}/platnosc?link=${link}`,
  ];
  const statuses = [];
  for (const url of wrong) statuses.push((await visit.send(url)).status);
  expect(statuses).toEqual(wrong.map(() => 404));
  const act = await visit.send(`/api/zamowienia/${order.id}?link=${link}`, {
    method: 'POST',
    body: JSON.stringify({ action: 'message', text: 'x' }),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': visit.token },
  });
  expect(act.status).toBe(404);
});

it('without scripts the form has the same answer, and an unpaid order is paid by its link [P20]', async () => {
  const visit = await stranger();
  const body = new URLSearchParams({
    number: order.number,
    contact: 'obcy@example.com',
    _token: visit.token,
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await visit.send('/znajdz-zamowienie', { method: 'POST', body, headers });
  expect(await answer.text()).toContain('Jeśli mamy takie zamówienie, wysłaliśmy odnośnik');
  const due = { paymentState: 'due', paymentHook: 'instant_transfer', paymentMethod: 'BLIK' } as const;
  await shop.db.update(orders).set(due).where(eq(orders.id, other.id));
  const link = await linkTo(other);
  const whole = v.parse(wholeOrder, await (await visit.send(dataOf(other, link, `/${other.id}`))).json());
  expect(whole.payment?.url).toBe(`/zamowienie/${other.guid}/zaplac?link=${link}`);
  const form = new URLSearchParams({ outcome: 'paid', method: 'BLIK', _token: visit.token }).toString();
  const paid = await visit.send(whole.payment!.url!, { method: 'POST', body: form, headers });
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `/znajdz-zamowienie/${other.guid}?link=${link}`]);
  expect((await shop.db.select().from(orders).where(eq(orders.id, other.id)))[0]?.paymentState).toBe('paid');
});
