/** Tests the payment state of an order in the demo shop, and that an order is paid once, whatever pages are open. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Shop } from '../../demo/server/app';
import { stock } from '../../demo/server/db/schema/catalogue';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { wholeOrder } from '../../src/orders/schema';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

const BLIK = { payment_method: { payment_id: 1, method_id: 'blik' } };

/** An order of the buyer's first cart with this payment. */
async function ordered(payment: object) {
  const who = await new Visit(shop).as('kupujacy');
  await who.post({ carrier: { id: 1 } });
  await who.post(payment);
  const { messages } = await who.post({ confirm: true }, { 'idempotency-key': crypto.randomUUID() });
  const page = messages.confirm?.redirect_url ?? '';
  const [{ id } = { id: 0 }] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.guid, page.split('/').at(-1) ?? ''));
  const post = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams({ _token: who.token, ...form });
    return (await who.send(`${page}/${path}`, { method: 'POST', body })).headers.get('location');
  };
  return {
    id,
    page,
    show: async () => (await (await who.send(page)).text()).replaceAll('\u00A0', ' '),
    get: async (path: string) => {
      const answer = await who.send(`${page}/${path}`);
      return answer.headers.get('location') ?? (await answer.text()).replaceAll('\u00A0', ' ');
    },
    post,
    pay: (outcome: string, method = 'BLIK') => post('zaplac', { outcome, method }),
    payment: async () => v.parse(wholeOrder, await (await who.send(`/api/zamowienia/${id}`)).json()).payment,
    theirs: async () => (await (await new Visit(shop).as('kupujacy')).send(`${page}/zaplac`)).status,
  };
}

describe('an order that is paid online', () => {
  it('an order paid online shows its payment first and is paid once [P10]', async () => {
    const order = await ordered(BLIK);
    expect(await order.payment()).toMatchObject({
      state: 'due',
      amount: '16521',
      method: 'BLIK',
      url: `${order.page}/zaplac`,
    });
    expect(await order.show()).toMatch(/<h1>Zamówienie przyjęte, do zapłaty 16 521,00 zł<\/h1>/);
    expect(await order.get('zaplac')).toContain('BLIK: 16 521,00 zł');
    expect(await order.theirs()).toBe(404);
    await order.pay('failed');
    expect(await order.payment()).toMatchObject({ state: 'failed', url: `${order.page}/zaplac` });
    expect(await order.show()).toContain('Płatność się nie powiodła. Zamówienie czeka, spróbuj ponownie.');
    // Two tabs at the payment provider.
    await Promise.all([order.pay('paid'), order.pay('paid'), order.pay('failed')]);
    const [{ paymentState } = { paymentState: '' }] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, order.id));
    expect(paymentState).toBe('paid');
    expect(await order.get('zaplac')).toBe(order.page);
    await order.pay('failed');
    const paid = await order.payment();
    expect([paid?.state, paid?.url]).toEqual(['paid', undefined]);
    expect(await order.show()).toMatch(/<h1>Dziękujemy za zamówienie<\/h1>[^]*Opłacone/);
  });

  it('an order without a method links to the methods, and an abandoned method takes no money [P10]', async () => {
    const order = await ordered({ payment: { id: 1 } });
    expect(await order.get('zaplac')).toBe(`${order.page}/platnosc`);
    expect(await order.get('platnosc')).toContain('Bank Wisła');
    expect(await order.post('platnosc', { way: 'nonsense' })).toBe(`${order.page}/platnosc`);
    expect(await order.post('platnosc', { way: 'blik' })).toBe(`${order.page}/zaplac`);
    expect(await order.post('platnosc', { way: 'upfront_manual_wire' })).toBe(order.page);
    await order.pay('paid');
    const payment = await order.payment();
    expect(payment?.url).toBeUndefined();
    expect(payment).toMatchObject({
      state: 'due',
      transfer: { recipient: 'Składnica sp. z o.o.', title: expect.stringMatching(/^ZAM\/\d{4}\/\d{6}$/) },
    });
    expect(await order.show()).toContain('Dane do przelewu');
  });

  it('choosing the payment again reserves the goods no longer', async () => {
    const order = await ordered({ payment: { id: 1 } });
    const day = 24 * 3600 * 1000;
    const createdAt = new Date(Date.now() - 3 * day);
    const paymentUntil = new Date(createdAt.getTime() + 4 * day);
    await shop.db.update(orders).set({ createdAt, paymentUntil }).where(eq(orders.id, order.id));
    const daysLeft = async () => {
      const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
      return Math.round(((row?.paymentUntil?.getTime() ?? 0) - Date.now()) / day);
    };
    // Online the first day has passed: the former time stays.
    expect(await order.post('platnosc', { way: 'blik' })).toBe(`${order.page}/zaplac`);
    expect(await daysLeft()).toBe(1);
    for (let times = 0; times < 2; times += 1) {
      expect(await order.post('platnosc', { way: 'upfront_manual_wire' })).toBe(order.page);
      expect(await daysLeft()).toBe(4);
    }
  });

  it.each([
    ['orders_waiting', sql`payment_state in ('due', 'failed') and payment_until < now()`],
    ['orders_member', sql`member_id = 1`],
    ['orders_client', sql`client_id = 1 order by created_at desc`],
    ['orders_space', sql`space = 'x'`],
    ['orders_session', sql`session_id = 'x'`],
    ['orders_unpaid', sql`client_id = 1 and to_pay > 0`],
  ])('many orders are found by the index %s', async (index, condition) => {
    const plan = await shop.db.transaction(async (tx) => {
      // Few orders would be read one by one.
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select id from orders where ${condition}`);
    });
    expect(JSON.stringify(plan)).toContain(index);
  });

  it('an expired order returns its goods to stock once', async () => {
    const order = await ordered(BLIK);
    const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
    const left = async () => {
      const rows = await shop.db
        .select()
        .from(stock)
        .where(eq(stock.productId, item?.productId ?? 0));
      return rows.reduce((sum, { quantity }) => sum + quantity, 0);
    };
    const before = await left();
    await shop.db
      .update(orders)
      .set({ paymentUntil: new Date(0) })
      .where(eq(orders.id, order.id));
    await order.pay('paid');
    expect(await order.payment()).toMatchObject({ state: 'expired' });
    expect(await order.show()).toContain('Termin płatności minął, zamówienie wygasło.');
    expect((await left()) - before).toBe(item?.quantity);
  });
});

it('an order on account states that nothing is due, its date and the remaining limit [P7]', async () => {
  const order = await ordered({ payment: { id: 2 } });
  expect(await order.payment()).toMatchObject({ state: 'deferred', limit_left: '1929' });
  expect(await order.show()).toMatch(/Teraz nic nie płacisz[^]*16 521,00 zł do \d+\.\d\d\.\d{4}/);
  expect(await order.get('zaplac')).toBe(order.page);
});
