/** Shows that every page responds, lists its content and works without scripts. */
import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { cartItems } from '../../demo/server/db/schema/carts';
import { products } from '../../demo/server/db/schema/catalogue';
import { widgetAnswer } from '../../src/cart/widget/schema';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const text = async (path: string) => (await new Visit(shop).send(path)).text();
const firstProduct = (html: string) => /href="(\/produkt\/[^"]+)"/.exec(html)?.[1] ?? '';

it.each([
  '/',
  '/kategoria/gres',
  '/kategoria/plytki?strona=2&sort=cena-rosnaco',
  '/szukaj?query=fuga',
  '/oddzialy',
  '/koszyk',
  '/elementy/',
])('serves %s', async (path) => {
  const page = await new Visit(shop).send(path);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
});

it.each(['/nic', '/kategoria/nie-ma', '/produkt/nie-ma', '/zamowienie/nie-guid'])(
  'answers 404 for %s',
  async (path) => {
    expect((await new Visit(shop).send(path)).status).toBe(404);
  },
);

it('the search page finds words without accents and escapes the query', async () => {
  expect(await text('/szukaj?query=plytka%20scienna')).toContain('Płytka ścienna');
  const odd = await text('/szukaj?query=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(odd).not.toContain('<script>alert');
  expect(odd).toContain('Brak wyników');
});

it('the search treats SQL wildcards as text', async () => {
  expect(await text('/szukaj?query=%25%25%25')).toContain('Brak wyników');
});

it('each button of a listing names its product', async () => {
  const html = await text('/kategoria/gres');
  const names = [...html.matchAll(/<button [^>]*aria-label="Do koszyka: ([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(html.match(/Do koszyka<\/button>/g)!.length);
});

describe('the cart’s page', () => {
  it('the cart page embeds the response of /koszyk, escaped', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const { cart } = await who.post({});
    const odd = `</script><script>alert("1 & 2")</script><!-- 'ż'`;
    const line = eq(cartItems.id, cart.items[0].id);
    const [row] = await shop.db.select().from(cartItems).where(line);
    await shop.db.update(products).set({ name: odd }).where(eq(products.id, row!.productId));
    const html = await (await who.send('/koszyk')).text();
    expect(html).not.toContain('alert("1');
    const [, json = ''] = /<shop-cart[^>]*>.*?<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    const brought = JSON.parse(json) as { cart: unknown };
    const again = await who.post({});
    expect(brought.cart).toEqual({ cart: again.cart, messages: {} });
    expect(again.cart.items[0]).toMatchObject({ product_name: odd });
  });
});

describe('the product’s plain form', () => {
  it('the form adds the product and redirects to the cart', async () => {
    const who = await new Visit(shop).as('pusty-koszyk');
    const product = firstProduct(await (await who.send('/kategoria/gres')).text());
    const answer = await who.send(`${product}/do-koszyka`, {
      method: 'POST',
      body: new URLSearchParams({ _token: who.token, quantity: '2' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/koszyk']);
    expect((await who.post({})).cart.items[0].frontQuantity).toBe(2);
  });

  it('the form redirects back with a reason for a bad quantity', async () => {
    const who = await new Visit(shop).as('pusty-koszyk');
    const product = firstProduct(await (await who.send('/kategoria/gres')).text());
    const answer = await who.send(`${product}/do-koszyka`, {
      method: 'POST',
      body: new URLSearchParams({ _token: who.token, quantity: '900000' }),
    });
    const back = answer.headers.get('location') ?? '';
    expect(back).toContain(`${product}?ilosc=900000`);
    expect(await (await who.send(back)).text()).toContain('dostępna ilość to');
    expect((await who.post({})).cart.items).toEqual([]);
  });

  it('the form’s URL returns JSON to the add-to-cart element', async () => {
    const who = await new Visit(shop).as('pusty-koszyk');
    const product = firstProduct(await (await who.send('/kategoria/gres')).text());
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': who.token };
    const answer = await who.send(`${product}/do-koszyka`, { method: 'POST', headers, body: '{"quantity":"3"}' });
    expect(await answer.json()).toMatchObject({ status: 'success', quantity: 3, url: '/koszyk' });
  });
});

it('files are compressed and revalidated by ETag', async () => {
  const file = await shop.app.request('/static/podstawa.css', { headers: { 'accept-encoding': 'gzip' } });
  expect([file.status, file.headers.get('cache-control'), file.headers.get('content-encoding')]).toEqual([
    200,
    'no-cache',
    'gzip',
  ]);
  const again = await shop.app.request('/static/podstawa.css', {
    headers: { 'if-none-match': file.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect((await shop.app.request('/elements/nothing.js')).headers.get('content-type')).toContain('text/plain');
  expect((await shop.app.request('/static/..%2fserver/main.ts')).status).toBe(404);
});

it('the shop’s own files have a content hash and are cached permanently', async () => {
  const [, sheet = ''] =
    /<link rel="stylesheet" href="(\/static\/sklep\.css\?v=[\w-]{8})">/.exec(await text('/')) ?? [];
  const answer = await shop.app.request(sheet);
  const css = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(css).not.toContain('@import');
  expect(css.indexOf(':root {')).toBeLessThan(css.indexOf('[data-motyw='));
  const [chunk] = readdirSync('dist/chunks');
  const built = await shop.app.request(`/elements/chunks/${chunk}`);
  expect(built.headers.get('cache-control')).toContain('immutable');
  expect((await shop.app.request('/static/nothing.css?v=1')).headers.get('cache-control')).toBe('no-cache');
});

it('pages are compressed, and those without a cart allow the bfcache', async () => {
  const cachingOf = async (path: string) => {
    const { headers } = await new Visit(shop).send(path, { headers: { 'accept-encoding': 'gzip' } });
    return ['content-encoding', 'cache-control', 'vary'].map((name) => headers.get(name));
  };
  for (const path of ['/', '/kategoria/gres', '/elementy/'])
    expect(await cachingOf(path)).toEqual(['gzip', 'private, no-cache', '*']);
  expect(await cachingOf('/koszyk')).toEqual(['gzip', 'no-store', 'Accept-Encoding']);
});

describe('data for elements', () => {
  it.each([
    ['a post code', '60-166', true],
    ['its beginning', '60', true],
    ['a post code that nobody has', '60-999', true],
    ['letters', 'x'.repeat(5000), false],
    ['a post code with more behind it', '60-166' + '1'.repeat(5000), false],
    ['nothing', '', false],
  ])('sorts lockers by their distance from %s only if it is one', async (_, wanted, isSorted) => {
    const answer = await shop.app.request(`/api/points?limit=3&relative_post_code=${wanted}`);
    const { items } = (await answer.json()) as {
      items: { distance?: number; address_details: { post_code: string } }[];
    };
    expect(items).toHaveLength(3);
    expect(items.every(({ distance }) => distance !== undefined)).toBe(isSorted);
    if (isSorted) expect(items[0]?.address_details.post_code.startsWith('60')).toBe(true);
  });

  it('lockers come in pages of at most 500, with an ETag', async () => {
    const answer = await shop.app.request('/api/points?page=2&per_page=9999');
    const body = (await answer.json()) as { per_page: number; items: unknown[]; count: number };
    expect([body.per_page, body.items.length, body.count > 20_000]).toEqual([500, 500, true]);
    const again = await shop.app.request('/api/points', {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('the dropdown’s call returns the carts', async () => {
    const answer = await (await new Visit(shop).as('koszyk-glowny')).send('/api/koszyki');
    const { count, carts } = v.parse(widgetAnswer, await answer.json());
    expect([count, carts[0]?.is_master, carts[0]?.childCarts.map((one) => one.items.length)]).toEqual([
      12,
      true,
      [3, 4, 5],
    ]);
  });

  it('suggestions contain products and categories', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const answer = await who.send('/api/suggest', {
      method: 'POST',
      body: '{"query":"plytki"}',
      headers: { 'x-xsrf-token': who.token },
    });
    const { categories } = (await answer.json()) as { categories: { name: string }[] };
    expect(categories.map((one) => one.name)).toContain('Płytki ścienne');
  });

  it('every product picture and payment logo is served', async () => {
    const { cart } = await (await new Visit(shop).as('koszyk-500')).post({});
    for (const { image } of cart.items.slice(0, 60)) {
      const picture = await shop.app.request(image);
      expect(picture.headers.get('content-type')).toContain('image/svg+xml');
      expect(await picture.text()).not.toMatch(/NaN|undefined/);
    }
    const methods = cart.availablePayments[0].additional_data.payment_methods;
    for (const { imgUrl } of methods) expect((await shop.app.request(imgUrl)).status).toBe(200);
  });
});
