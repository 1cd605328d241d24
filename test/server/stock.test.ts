/** Shows that an order takes its goods at today's price: the last piece is sold once, and a raised price is displayed before the order. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { cartItems } from '../../demo/server/db/schema/carts';
import { products, stock } from '../../demo/server/db/schema/catalogue';
import { orderItems } from '../../demo/server/db/schema/orders';
import { openShop } from '../fixtures/open-shop';
import { Visit, type WireCart } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const seenOf = ({ id, revision, prices }: WireCart) => ({
  cart_id: id,
  revision,
  total_gross: prices.total_gross,
});
const left = async (id: number): Promise<number> => {
  const [row] = await shop.db
    .select({ sum: sql<number>`coalesce(sum(${stock.quantity}), 0)`.mapWith(Number) })
    .from(stock)
    .where(eq(stock.productId, id));
  return row?.sum ?? 0;
};

/** A product sold by the piece and in stock, not ordered on request. */
async function aProduct(index: number): Promise<number> {
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.onRequest, false), eq(products.minQuantity, 1), eq(products.stepQuantity, 1)))
    .orderBy(products.id)
    .limit(index + 1);
  return rows[index]?.id ?? 0;
}

/** Leaves these numbers of pieces, distributed over the branches from the last one on. */
async function leave(id: number, pieces: readonly number[]): Promise<void> {
  await shop.db.delete(stock).where(eq(stock.productId, id));
  await shop.db
    .insert(stock)
    .values(pieces.map((quantity, index) => ({ productId: id, branchId: pieces.length - index, quantity })));
}

/** A visitor with only this product in the cart, ready to order. */
async function buyerOf(id: number, quantity = 1): Promise<{ who: Visit; cart: WireCart }> {
  const who = await new Visit(shop).as('pusty-koszyk');
  await who.post({ add_products: [{ id, quantity }] });
  await who.ready();
  const { cart } = await who.post({});
  expect(cart.items).toHaveLength(1);
  return { who, cart };
}

describe('the stock', () => {
  let id = 0;
  beforeEach(async () => void (id = await aProduct(3)));

  it('an order reduces the stock of branches that have the goods', async () => {
    await leave(id, [2, 5]);
    const { who } = await buyerOf(id, 6);
    expect((await who.post({ confirm: true }, key())).status).toBe(200);
    expect(await left(id)).toBe(1);
  });

  it('ten buyers with stock to spare order ten times with ten presses', async () => {
    await leave(id, [50, 50]);
    const buyers = [];
    for (let at = 0; at < 10; at += 1) buyers.push(await buyerOf(id, 2));
    for (const { who, cart } of buyers)
      expect((await who.post({ confirm: true, seen: seenOf(cart) }, key())).status).toBe(200);
    expect(await left(id)).toBe(80);
  });

  it('an order sent twice under one key reduces the stock once', async () => {
    await leave(id, [5]);
    const { who } = await buyerOf(id, 2);
    const same = key();
    await who.post({ confirm: true }, same);
    expect((await who.post({ confirm: true }, same)).status).toBe(200);
    expect(await left(id)).toBe(3);
  });

  it('a refused order does not reduce the stock', async () => {
    await leave(id, [5]);
    const { who } = await buyerOf(id, 2);
    await who.post({ carrier: { id: 999 } });
    const { cart } = await who.post({});
    await who.post({ confirm: true, seen: { ...seenOf(cart), total_gross: '0.01' } }, key());
    expect(await left(id)).toBe(5);
  });

  it('the last piece is sold to one of ten buyers; the others get a message in the slot quantity', async () => {
    await leave(id, [1]);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyerOf(id)));
    const answers = await Promise.all(
      buyers.map(({ who, cart }) => who.post({ confirm: true, seen: seenOf(cart) }, key())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left(id)).toBe(0);
    for (const { status, messages } of answers.filter(({ status }) => status !== 200)) {
      expect(status === 422 || status === 409).toBe(true);
      if (status === 422) expect(messages['quantity']?.messages.join()).toContain('chwilowo niedostępny');
    }
    expect(await shop.db.$count(orderItems, eq(orderItems.productId, id))).toBeGreaterThan(0);
  });

  it('stock that suffices for one of two child carts is not taken', async () => {
    await leave(id, [3]);
    const who = await new Visit(shop).as('koszyk-glowny');
    const { cart } = await who.post({});
    const [first, second] = cart.childCarts;
    await shop.db.delete(cartItems).where(
      inArray(
        cartItems.cartId,
        cart.childCarts.map((child) => child.id),
      ),
    );
    await shop.db.insert(cartItems).values([
      { cartId: first.id, productId: id, quantity: 2 },
      { cartId: second.id, productId: id, quantity: 2 },
    ]);
    await who.ready();
    const { status, messages } = await who.post({ confirm: true }, key());
    expect([status, messages['confirm']?.goToStep]).toEqual([422, true]);
    expect(messages['quantity']?.messages.join()).toContain('dostępna ilość to 3');
    expect(await left(id)).toBe(3);
  });
});

describe('the price of a line', () => {
  const price = (id: number, priceNet: string) =>
    shop.db.update(products).set({ priceNet, minimalPriceNet: '1.00' }).where(eq(products.id, id));

  it('an order for an outdated price is refused with the current one', async () => {
    const id = await aProduct(5);
    await leave(id, [50]);
    await price(id, '42.90');
    const { who, cart } = await buyerOf(id);
    await price(id, '99.00');
    const { status, cart: now, messages } = await who.post({ confirm: true, seen: seenOf(cart) }, key());
    expect([status, messages['confirm']?.status]).toEqual([409, 'error']);
    expect(now.items[0].prices).toMatchObject({ net: '99.00', oryginal_net: '99.00' });
    expect(now.has_shop_discount).toBe(false);
    expect((await who.post({ confirm: true, seen: seenOf(now) }, key())).status).toBe(200);
    const [sold] = await shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.productId, id))
      .orderBy(desc(orderItems.id));
    expect(sold?.priceNet).toBe('99.00');
  });

  it('a trader’s price stays and is checked again at the order', async () => {
    const id = await aProduct(6);
    await leave(id, [50]);
    await price(id, '50.00');
    const who = await new Visit(shop).as('handlowiec');
    await who.post({ add_products: [{ id, quantity: 1 }] });
    await who.ready();
    const { cart } = await who.post({});
    const line = cart.items.find(({ prices }) => prices.net === '50.00');
    await who.post({ add_discount: { id: line?.id, cartId: cart.id, discount_price: '45.00' } });
    const netOf = async () => (await who.post({})).cart.items.find((one) => one.id === line?.id)?.prices;
    await price(id, '60.00');
    expect(await netOf()).toMatchObject({ net: '45.00', oryginal_net: '60.00' });
    await shop.db.update(products).set({ minimalPriceNet: '48.00' }).where(eq(products.id, id));
    const { status, messages } = await who.post({ confirm: true }, key());
    expect([status, messages['confirm']?.goToStep]).toEqual([422, true]);
    expect(messages['add_discount']?.messages.join()).toContain('nie może być niższa niż 48,00');
  });
});
