/** Shows that nothing that a request can carry makes the shop fail: what cannot be meant is refused, or finds nothing. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { products } from '../../demo/server/db/schema/catalogue';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
let who: Visit;
let slug: string;
beforeAll(async () => {
  shop = await openShop();
  const [product] = await shop.db.select({ slug: products.slug }).from(products).limit(1);
  slug = product!.slug;
});
afterAll(() => shop.close());
beforeEach(async () => {
  who = await new Visit(shop).as('kupujacy');
  vi.spyOn(console, 'error').mockClear();
});
/** The shop prints what it did not expect. */
afterEach(() => expect(console.error).not.toHaveBeenCalled());

const json = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  who.send(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': who.token,
      ...headers,
    },
  });
const form = (path: string, fields: Record<string, string>) =>
  who.send(path, { method: 'POST', body: new URLSearchParams({ _token: who.token, ...fields }) });

const HUGE = 99_999_999_999;
const search = { query: 'gres', productsIndex: 0, contentsIndex: 0, size: 25 };

describe('a number that no row and no page can have', () => {
  it.each([
    { productsIndex: -1 },
    { productsIndex: 0.5 },
    { contentsIndex: -1 },
    { contentsIndex: 1e300 },
    { size: 2.5 },
    { size: 0 },
  ])('is refused by the site search: %j', async (wrong) => {
    const answer = await json('/api/search', { ...search, ...wrong });
    expect([answer.status, await answer.json()]).toEqual([422, { products: null, contents: null }]);
  });

  it('finds nothing on a page far behind the last', async () => {
    const answer = await json('/api/search', { ...search, productsIndex: Number.MAX_SAFE_INTEGER });
    expect(await answer.json()).toMatchObject({ products: { original: { results: [] } } });
  });

  it('is refused by the phrases of an index', async () => {
    const answer = await json('/api/autocomplete', { query: 'gres', index: 'products', size: 1.5 });
    expect([answer.status, await answer.json()]).toEqual([422, []]);
  });

  it.each([HUGE, '99999999999', -1, 1.5, 'abc', 2_147_483_647])(
    'is no product for the cart and for the offer: %j',
    async (add_product) => {
      const cart = await who.post({ add_product });
      expect([cart.status, cart.messages['0']?.messages]).toEqual([422, ['Tego produktu nie ma już w ofercie.']]);
      const offer = await json('/oferta', { add_product });
      expect([offer.status, await offer.json()]).toMatchObject([
        422,
        { messages: { '0': { messages: ['Nie ma takiego produktu.'] } } },
      ]);
    },
  );

  it.each([HUGE, 2_147_483_647, 0.5])('is no favourite: %d', async (id) => {
    const answer = await json('/ajax/modules/favourites/add/product', { id });
    expect([answer.status, await answer.json()]).toEqual([422, { success: false }]);
    expect((await form('/ulubione', { product: String(id), wanted: '1' })).status).toBe(303);
  });

  it.each(['abc', '', '99999999999', '-1'])('takes nothing out of the offer: "%s"', async (id) => {
    expect((await form('/oferta/usun', { id })).status).toBe(303);
  });

  it.each(['br[]=99999999999', 'br[]=-1', 'strona=1.3', 'strona=-7', 'strona=1e99', 'c[min]=1e400'])(
    'lists products all the same: %s',
    async (query) => expect((await who.send(`/kategoria/gres?${query}`)).status).toBe(200),
  );

  it.each([3_000_000_000, 1e300, -1, 0, 0.5, 'abc', {}, [[1, 2]]])('is refused as a quantity: %j', async (quantity) => {
    const before = (await who.post({})).cart.items;
    const answer = await json(`/produkt/${slug}/do-koszyka`, { quantity });
    expect([answer.status, await answer.json()]).toMatchObject([422, { status: 'error' }]);
    expect((await who.post({})).cart.items).toEqual(before);
  });
});
