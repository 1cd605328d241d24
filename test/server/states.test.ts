/** Shows that responses and orders reflect begun payments, vouchers, and changes of the shop. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { orders } from '../../demo/server/db/schema/orders';
import { openShop } from '../fixtures/open-shop';
import { Visit, type WireCart } from './visit';

const CONFIGURATOR = 'https://konfigurator.example';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ configurator: CONFIGURATOR })), 60_000);
afterAll(() => shop.close());

type Begun = WireCart & Record<string, unknown>;
const visit = (slug: string) => new Visit(shop).as(slug);
const cartOf = async (who: Visit) => (await who.post({})).cart as Begun;
const cents = (amount: unknown) => Math.round(Number(amount) * 100);

describe('a begun payment', () => {
  it('a started payment of a child names the child and locks the whole cart', async () => {
    const who = await visit('koszyk-podrzedny-oplacany');
    const cart = await cartOf(who);
    const child = cart.childCarts[1];
    expect(cart).toMatchObject({ child_payment_init: true, master_payment_init: false, payment_init: false });
    expect(cart['childs_payment_init']).toEqual([child.id]);
    expect((await who.post({ carrier: { id: 2 } })).status).toBe(409);
  });

  it('a started payment of a master returns its name and payment URL', async () => {
    const cart = await cartOf(await visit('koszyk-glowny-oplacany'));
    expect(cart).toMatchObject({
      master_payment_init: true,
      payment_init: false,
      child_payment_init: false,
      master_cart_name: 'Koszyk główny',
      masterPaymentUrl: `/platnosc/${cart.id}`,
    });
  });

  it('a started payment links to the provider’s origin, which also issues the token', async () => {
    const cart = await cartOf(await visit('platnosc-odroczona'));
    expect(cart['paymentUrl']).toBe(`${CONFIGURATOR}/raty/${cart.id}`);
    expect(cart['abrys_config_url']).toBe(`${CONFIGURATOR}/projekt`);
    expect(cart['is_abrys']).toBe(false);
  });

  it('confirming a deferred payment starts it without an order, and only once', async () => {
    const who = await visit('zakupy-odroczone');
    const before = await shop.db.$count(orders);
    const first = await who.post({ confirm: true }, { 'idempotency-key': 'a' });
    expect([first.status, first.cart.payment_init, first.messages.confirm?.status]).toEqual([200, true, 'success']);
    expect((await who.post({ confirm: true }, { 'idempotency-key': 'b' })).status).toBe(409);
    expect(await shop.db.$count(orders)).toBe(before);
  });
});

it('a voucher reduces goods but not delivery, and is stored in the order', async () => {
  const who = await visit('kod-rabatowy');
  const { cart } = await who.post({});
  const prices = cart.prices as Record<string, string>;
  const goods = cents(prices['total_gross_only_products']);
  expect((cart as Begun)['voucher']).toEqual({ voucher_code: 'WIOSNA10' });
  expect(cents(prices['gross'])).toBe(goods - Math.round(goods / 10));
  const { price } = cart.carrier as { price: { gross: string } };
  expect(cents(prices['total_gross'])).toBe(cents(prices['gross']) + cents(price.gross));
  const { messages } = await who.post({ confirm: true });
  const guid = messages.confirm?.redirect_url?.split('/').at(-1) ?? '';
  const [order] = await shop.db.select().from(orders).where(eq(orders.guid, guid));
  expect(order).toMatchObject({ voucherCode: 'WIOSNA10', totalGross: prices['total_gross'] });
  const page = await (await who.send(messages.confirm?.redirect_url ?? '')).text();
  expect(page).toContain('Kod rabatowy WIOSNA10');
  expect(page).toContain('"voucher_code":{"code":"WIOSNA10"}');
});

describe('a shop that changes meanwhile', () => {
  it('scripted changes raise a price, lower a quantity and remove a line once, after the first response', async () => {
    const who = await visit('zmiany-w-ofercie');
    const first = (await who.post({})).cart;
    const second = (await who.post({})).cart;
    const third = (await who.post({})).cart;
    expect(second.items).toHaveLength(first.items.length - 1);
    const [was, is] = [first.items[0], second.items[0]];
    expect(cents(is.prices.net)).toBe(Math.round(cents(was.prices.net) * 1.08));
    expect(Number(second.items[1].quantity)).toBeLessThan(Number(first.items[1].quantity));
    expect(third).toEqual(second);
  });

  it('a scripted change withdraws the chosen carrier', async () => {
    const who = await visit('dostawa-znika');
    expect((await cartOf(who)).carrier).toMatchObject({ type: 'transportShop' });
    const next = await cartOf(who);
    expect(next.carrier).toBeNull();
    expect(JSON.stringify(next.availableCarriers)).not.toContain('transportShop');
  });

  it('an order is refused after a price increase and accepted on the next try', async () => {
    const who = await visit('zmiana-przy-zamowieniu');
    const was = (await who.post({})).cart.prices.total_gross;
    const before = await shop.db.$count(orders);
    const stopped = await who.post({ confirm: true });
    expect([stopped.status, stopped.messages.confirm?.goToStep]).toEqual([409, undefined]);
    expect(cents(stopped.cart.prices.total_gross)).toBeGreaterThan(cents(was));
    expect(await shop.db.$count(orders)).toBe(before);
    expect((await who.post({ confirm: true })).status).toBe(200);
  });
});

it('the pages’ policy allows calls to the configurator only', async () => {
  const page = await new Visit(shop).send('/koszyk');
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${CONFIGURATOR};`);
});
