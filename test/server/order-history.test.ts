/** Tests a company's view of its earlier orders: pages, search, documents as files, and no data of other companies. */
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Shop } from '../../demo/server/app';
import { ksefNumberOf } from '../../src/orders/ksef';
import { plus, type Decimal } from '../../src/http/decimal';
import { ordersAnswer, wholeOrder } from '../../src/orders/schema';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
let regular: Visit;
beforeAll(async () => {
  shop = await workerShop();
  regular = await new Visit(shop).as('staly-klient');
});

const listed = async (visit: Visit, query = '') =>
  v.parse(ordersAnswer, await (await visit.send(`/api/zamowienia${query}`)).json());

it('the order history spans years, newest first, twenty per page', async () => {
  const first = await listed(regular);
  expect([first.orders.length, first.size, first.total]).toEqual([20, 20, 236]);
  const dates = first.orders.map(({ date = '' }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect((await listed(regular, '?page=11')).orders).toHaveLength(16);
  expect(first.overdue?.count).toBe(2);
});

it('the page to pay lists all overdue invoices of its visitor', async () => {
  const all = await (await regular.send('/konto/zaplac')).text();
  expect(all).toContain('<h1>Do zapłaty');
  expect(all.match(/<h2[^>]*>FV\/2026\/\d{6}/g)).toHaveLength(2);
  const other = await new Visit(shop).as('specjalista');
  expect(await (await other.send('/konto/zaplac')).text()).toContain('Nic nie jest po terminie');
});

it('the lines and charges of each order sum up to its totals [P14]', async () => {
  const { orders } = await listed(regular);
  for (const { id } of orders.slice(0, 5)) {
    const order = v.parse(wholeOrder, await (await regular.send(`/api/zamowienia/${id}`)).json());
    expect(order.charges).toMatchObject([{ kind: 'delivery', name: 'Kurier', total_gross: '29.9' }]);
    for (const kind of ['total_net', 'total_gross'] as const) {
      const sum = [...order.lines.read, ...order.charges].reduce((all, one) => plus(all, one[kind]!), '0' as Decimal);
      expect(sum).toBe(order[kind]);
    }
    expect(order.steps[0]).toMatchObject({ text: 'Złożone', state: 'done' });
    expect(order.deliver_to).toHaveLength(3);
  }
});

it('the order history is filtered by state and year, with the number of orders of each state [J47]', async () => {
  const first = await listed(regular);
  const countOf = (key: string) => first.states.find((one) => one.key === key)?.count;
  expect([first.state, first.period, countOf('all')]).toEqual(['all', 'all', 236]);
  for (const state of ['open', 'incomplete', 'to_pay']) {
    const { orders, total, ...answer } = await listed(regular, `?state=${state}`);
    expect([answer.state, total, orders.length]).toEqual([state, countOf(state), countOf(state)]);
    expect(answer.overdue).toEqual(first.overdue);
  }
  const year = first.periods.at(-1)!.key;
  const ofYear = await listed(regular, `?period=${year}`);
  expect([ofYear.period, ofYear.states[0]?.count]).toEqual([year, ofYear.total]);
  expect(ofYear.orders.every(({ date }) => date?.startsWith(year) || date?.startsWith(String(Number(year) - 1)))).toBe(
    true,
  );
  expect(await listed(regular, '?state=x&period=%25')).toMatchObject({ state: 'all', period: 'all', total: 236 });
  expect((await listed(regular, '?state=open&period=1999')).orders).toEqual([]);
  const { invoices = [] } = first.overdue ?? {};
  expect(invoices.map(({ number }) => /^FV\/\d{4}\/\d{6}$/.test(number))).toEqual([true, true]);
  expect(invoices.every(({ days = 0 }) => days > 0)).toBe(true);
});

it('orders sent in parts are seeded in each state, and their deliveries add up to what was sent [P15]', async () => {
  const { orders, total } = await listed(regular, '?state=incomplete');
  expect(total).toBe(2);
  const recent = (await listed(regular)).orders.filter((one) => one.lines_sent !== undefined);
  expect(recent).toHaveLength(3);
  const all = await Promise.all(
    recent.map(async ({ id }) => v.parse(wholeOrder, await (await regular.send(`/api/zamowienia/${id}`)).json())),
  );
  for (const order of all) {
    const isOpen = orders.some(({ id }) => id === order.id);
    expect(order.ask_url === undefined).toBe(!isOpen);
    const rest = order.lines.read.filter(({ open }) => open !== '0');
    const whole = order.lines.read.filter(({ open, delivered }) => open === '0' && delivered !== '0');
    expect([rest.length > 0, order.lines_sent]).toEqual([isOpen, whole.length]);
    for (const line of order.lines.read) {
      const parts = order.deliveries.flatMap(({ lines }) => lines.filter((one) => String(one.id) === String(line.id)));
      expect(parts.reduce((sum, one) => plus(sum, one.quantity), '0' as Decimal)).toBe(line.delivered);
      expect(plus(plus(line.delivered!, line.open!), line.cancelled!)).toBe(line.quantity);
    }
    const [waybill] = order.deliveries[0]!.documents;
    const page = await (await regular.send(waybill!.url!)).text();
    expect(page).toContain(`<h1>${waybill!.number}`);
    expect(page.match(/lines__sku/g)).toHaveLength(order.deliveries[0]!.lines.length);
    expect((await regular.send(waybill!.url!.replace('wz-1', 'wz-9'))).status).toBe(404);
  }
  expect(all.some(({ lines }) => lines.read.some(({ cancelled }) => cancelled !== '0'))).toBe(true);
  const help = await (await regular.send(all.find((one) => one.ask_url)!.ask_url!)).text();
  expect(help).toMatch(/>Zamówienie ZAM\/\d{4}\/\d{6}: <\/textarea>/);
});

it('the order history is searched by number, product and symbol', async () => {
  const [order] = (await listed(regular)).orders;
  const { lines } = v.parse(wholeOrder, await (await regular.send(`/api/zamowienia/${order?.id}`)).json());
  for (const word of [order!.number, lines.read[0]!.index!, lines.read[0]!.name.toUpperCase()]) {
    const result = await listed(regular, `?query=${encodeURIComponent(word)}`);
    expect(result.orders.map(({ id }) => id)).toContain(order!.id);
    expect(result.total).toBeLessThan(236);
  }
  expect(await listed(regular, '?query=%25')).toMatchObject({ orders: [], total: 0 });
});

it('invoices have a valid KSeF number and the hash of their file', async () => {
  const invoices = (await listed(regular)).orders.flatMap(({ documents }) =>
    documents.filter(({ kind }) => kind === 'invoice'),
  );
  expect(invoices.length).toBeGreaterThan(10);
  expect(invoices.every((one) => ksefNumberOf(one).state !== 'wrong')).toBe(true);
  const [invoice] = invoices;
  const file = await regular.send(invoice!.url!);
  const xml = await file.text();
  expect(file.headers.get('content-type')).toContain('application/xml');
  expect(xml).toContain('http://crd.gov.pl/wzor/2025/06/25/13775/');
  expect(createHash('sha256').update(xml).digest('base64url')).toBe(invoice!.ksef_hash);
  const [waybill] = (await listed(regular)).orders.flatMap(({ documents }) =>
    documents.filter(({ kind }) => kind === 'waybill'),
  );
  expect(await (await regular.send(waybill!.url!)).text()).toContain(waybill!.label!);
});

it('another company cannot read the order history', async () => {
  const other = await new Visit(shop).as('specjalista');
  expect(await listed(other)).toMatchObject({ orders: [], total: 0 });
  const [order] = (await listed(regular)).orders;
  expect((await other.send(`/api/zamowienia/${order?.id}`)).status).toBe(404);
  const url = (await listed(regular)).orders.flatMap(({ documents }) => documents)[0]!.url!;
  expect((await other.send(url)).status).toBe(404);
});
