/** Tests the effect of a login on the previous cart, and the prices hidden before login. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { carts, cartItems, sessions } from '../../demo/server/db/schema/carts';
import { products } from '../../demo/server/db/schema/catalogue';
import { openShop } from '../fixtures/open-shop';
import { displayedQuantity, Visit, type WireCart } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ pricesStand: true })), 60_000);
afterAll(() => shop.close());

const login = (who: Visit, slug: string) =>
  who.send('/kto', { method: 'POST', body: new URLSearchParams({ _token: who.token, kto: slug, zabierz: '1' }) });
const linesOf = ({ items }: WireCart) => new Map(items.map((one) => [one.image, displayedQuantity(one)]));

/** A guest whose cart contains two products and a comment. */
async function guest() {
  const who = await new Visit(shop).as('pusty-koszyk');
  const rows = await shop.db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(eq(products.onRequest, true))
    .limit(2);
  for (const { id } of rows) await who.post({ add_product: id });
  await who.post({ client_comments: 'rano' });
  const { cart } = await who.post({});
  expect(cart.items).toHaveLength(2);
  return { who, cart, rows };
}

describe('a login', () => {
  it('login merges the guest’s lines and sums equal products [S13]', async () => {
    const { who, cart } = await guest();
    const before = linesOf((await (await new Visit(shop).as('kupujacy')).post({})).cart);
    await login(who, 'kupujacy');
    const { cart: after } = await who.post({});
    const now = linesOf(after);
    for (const [image, quantity] of linesOf(cart)) expect(now.get(image)).toBe(quantity + (before.get(image) ?? 0));
    for (const [image, quantity] of before) expect(now.get(image)).toBeGreaterThanOrEqual(quantity);
    expect(after.client_comments).toBe('rano');
    // A second login as the same visitor: the cart contains the products of both carts.
    await login(who, 'kupujacy');
    expect(new Set(linesOf((await who.post({})).cart).keys())).toEqual(new Set(now.keys()));
  });

  it('simultaneous logins merge the cart once [S13]', async () => {
    const { who, cart } = await guest();
    const before = await shop.db.$count(sessions);
    const presses = [who.copy(), who.copy(), who];
    const answers = await Promise.all(presses.map((one) => login(one, 'nowy-klient')));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const given = answers.filter(({ headers }) =>
      headers.getSetCookie().some((one) => one.startsWith('shop_session=')),
    );
    expect([given.length, await shop.db.$count(sessions)]).toEqual([1, before]);
    const winner = presses[answers.indexOf(given[0]!)]!;
    const now = linesOf((await winner.post({})).cart);
    for (const [image, quantity] of linesOf(cart)) expect(now.get(image)).toBe(quantity);
  });

  it('login moves nothing during a started payment [S13]', async () => {
    const { who } = await guest();
    await login(who, 'platnosc-rozpoczeta');
    expect((await who.post({})).cart.payment_init).toBe(true);
    const fresh = await (await new Visit(shop).as('platnosc-rozpoczeta')).post({});
    expect(linesOf((await who.post({})).cart)).toEqual(linesOf(fresh.cart));
  });
});

describe('a shop that keeps prices', () => {
  it('a line keeps the price of the day it was added, and a new line has today’s [S12]', async () => {
    const { who, cart, rows } = await guest();
    const [line] = cart.items;
    const { id } = rows.find(({ sku }) => line.image.includes(sku))!;
    await shop.db.update(products).set({ priceNet: '9999.00' }).where(eq(products.id, id));
    const { cart: now } = await who.post({ client_comments: 'x' });
    expect(now.items[0].prices).toEqual(line.prices);
    const other = await new Visit(shop).as('pusty-koszyk');
    expect((await other.post({ add_product: id })).cart.items[0].prices.net).toBe('9999.00');
    const lines = await shop.db
      .select({ net: cartItems.originalNet })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cartId))
      .where(eq(carts.id, now.id));
    expect(lines.map(({ net }) => net)).not.toContain(null);
  });
});
