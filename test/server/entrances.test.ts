/** Shows that no content of a request makes the shop fail: nonsense is refused, or finds nothing. */
import * as fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { products } from '../../demo/server/db/schema/catalogue';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
let who: Visit;
let slug: string;
beforeAll(async () => {
  shop = await workerShop();
  const [product] = await shop.db.select({ slug: products.slug }).from(products).limit(1);
  slug = product!.slug;
});
beforeEach(async () => {
  who = await new Visit(shop).as('kupujacy');
  vi.spyOn(console, 'error').mockClear();
});
/** The shop logs only unexpected errors. */
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

  it('a page number far beyond the last returns no rows', async () => {
    const answer = await json('/api/search', { ...search, productsIndex: Number.MAX_SAFE_INTEGER });
    expect(await answer.json()).toMatchObject({ products: { original: { results: [] } } });
  });

  it('autocomplete refuses an impossible index', async () => {
    const answer = await json('/api/autocomplete', { query: 'gres', index: 'products', size: 1.5 });
    expect([answer.status, await answer.json()]).toEqual([422, []]);
  });

  it.each([HUGE, '99999999999', -1, 1.5, 'abc', 2_147_483_647])(
    'is refused as a product by the cart and the offer: %j',
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

  it.each([HUGE, 2_147_483_647, 0.5])('favourites refuse the id %d', async (id) => {
    const answer = await json('/ajax/modules/favourites/add/product', { id });
    expect([answer.status, await answer.json()]).toEqual([422, { success: false }]);
    expect((await form('/ulubione', { product: String(id), wanted: '1' })).status).toBe(303);
  });

  it.each(['abc', '', '99999999999', '-1'])('the offer ignores the id "%s"', async (id) => {
    expect((await form('/oferta/usun', { id })).status).toBe(303);
  });

  it.each(['br[]=99999999999', 'br[]=-1', 'strona=1.3', 'strona=-7', 'strona=1e99', 'c[min]=1e400'])(
    'is ignored by the listing: %s',
    async (query) => expect((await who.send(`/kategoria/gres?${query}`)).status).toBe(200),
  );

  it.each([3_000_000_000, 1e300, -1, 0, 0.5, 'abc', '1e3', '0x10', '15 m2', '1/2', ' ', {}, [[1, 2]]])(
    'is refused as a quantity: %j',
    async (quantity) => {
      const before = (await who.post({})).cart.items;
      const answer = await json(`/produkt/${slug}/do-koszyka`, { quantity });
      expect([answer.status, await answer.json()]).toMatchObject([422, { status: 'error' }]);
      expect((await who.post({})).cart.items).toEqual(before);
    },
  );
});

describe('a NUL, which PostgreSQL cannot store in a text,', () => {
  it.each(['/produkt/%00', '/szukaj?query=gres%00', '/kategoria/gres?pr[a%00][]=b', '/static/znak.svg%00'])(
    'is refused in an address: %s',
    async (path) => expect((await who.send(path)).status).toBe(400),
  );

  it('a NUL as a name in a body is refused', async () => {
    const answer = await json('/api/search', { ...search, filters: { pr: { 'a\0': ['1'] } } });
    expect(answer.status).toBe(422);
  });

  it('a cookie with a NUL starts a new session', async () => {
    const answer = await shop.app.request('/oddzialy', { headers: { cookie: 'shop_session=a%00b' } });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('shop_session=')]);
  });

  it('notes with a NUL are refused and stay unchanged', async () => {
    await who.post({ client_comments: 'Brama od ogrodu' });
    const { status, messages } = await who.post({ client_comments: 'Brama\0' });
    expect([status, messages['0']?.messages]).toEqual([400, ['Nie udało się odczytać żądania.']]);
    expect((await who.post({})).cart.client_comments).toBe('Brama od ogrodu');
  });

  it('a form field with a NUL is ignored', async () => {
    expect((await form('/kto', { kto: 'testowy\0' })).headers.get('location')).toBe('/');
    expect((await form('/oferta', { sku: 'GRE\0' })).status).toBe(200);
  });
});

it('a form without scripts reports each of its changes on the next page', async () => {
  const other = await new Visit(shop).as('kupujacy');
  const { cart } = await other.post({});
  const [courier, locker] = ['courier', 'parcelLocker'].map(
    (type) => cart.availableCarriers.find((one) => one.type === type)?.id,
  );
  const offered = async (id: number | undefined) =>
    (await other.post({ carrier: { id } })).cart.availablePayments.map((one) => one.id);
  const withLocker = await offered(locker);
  const [lost] = (await offered(courier)).filter((id) => !withLocker.includes(id));
  await other.post({ payment: { id: lost } });
  await other.send('/koszyk', {
    method: 'POST',
    body: new URLSearchParams({ _token: other.token, carrier: String(locker), next: '1' }),
  });
  const page = await (await other.send('/koszyk')).text();
  expect(page).toContain('Wybrana płatność nie jest dostępna przy tej dostawie. Wybierz inną.');
});

describe('a malformed body', () => {
  it.each(['null', '5', '{"quan', ''])('adds nothing to the cart: %s', async (body) => {
    expect((await json(`/produkt/${slug}/do-koszyka`, body)).status).toBe(422);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=a'])(
    'counts as an empty form and redirects: %s',
    async (type) => {
      const answer = await json('/kto', '--a\r\nbroken', { 'content-type': type });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    },
  );

  it('a body above the limit is refused, with or without Content-Length', async () => {
    const large = JSON.stringify({ ...search, query: 'g'.repeat(200_000) });
    const unsaid = new Request('http://localhost/api/search', {
      method: 'POST',
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    for (const answer of [await json('/api/search', large), await shop.app.request(unsaid)]) {
      expect([answer.status, await answer.text()]).toEqual([
        413,
        expect.stringContaining('Wysłane dane są zbyt duże.'),
      ]);
    }
  });
});

it('a token with non-ASCII characters is refused', async () => {
  expect((await json('/koszyk', {}, { 'x-xsrf-token': 'é'.repeat(32) })).status).toBe(419);
  expect((await form('/kto', { _token: 'ł'.repeat(32) })).status).toBe(419);
});

it.each(['constructor', '__proto__', 'nieznana'])(
  'the logo of an unknown payment method returns 404: %s',
  async (id) => {
    expect((await who.send(`/obrazki/platnosci/${id}.svg`)).status).toBe(404);
  },
);

it('the offer page displays no text from its URL', async () => {
  expect(await (await who.send('/oferta?blad=Przelej natychmiast')).text()).not.toContain('Przelej natychmiast');
});

it('a delivery price beyond the money column is refused', async () => {
  await who.as('handlowiec');
  for (const discount_price of ['100000.00', `${'9'.repeat(400)}.00`]) {
    const { status, messages } = await who.post({ add_carrier_discount: { id: 1, discount_price } });
    expect([status, messages['add_carrier_discount']?.messages]).toEqual([
      422,
      ['Maksymalna cena dostawy netto to 99\u00a0999,99\u00a0zł'],
    ]);
  }
});

it('any posted value returns a message of the shop, never a server error', async () => {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.double(),
    fc.maxSafeInteger(),
    fc.constantFrom('\0', -1, HUGE),
  );
  const names = ['quantity', 'cartToUpdate', 'remove', 'carrier', 'payment', 'payment_method', 'delivery_address'];
  const more = ['new_address', 'inpost_data', 'client_comments', 'add_discount', 'add_product', 'add_product_quantity'];
  const searching = ['query', 'index', 'productsIndex', 'contentsIndex', 'size', 'id'];
  const body = fc.dictionary(fc.constantFrom(...names, ...more, ...searching), odd, { maxKeys: 3 });
  const calls = fc.constantFrom(
    ...['/koszyk', '/oferta', '/oferta/usun', '/ulubione', `/produkt/${slug}/do-koszyka`],
    ...[
      '/ajax/modules/favourites/add/product',
      '/api/search',
      '/api/suggest',
      '/api/autocomplete',
      '/api/docs/suggest',
    ],
  );
  await fc.assert(
    fc.asyncProperty(calls, body, async (path, payload) => {
      const { status } = await json(path, payload);
      expect([200, 303, 400, 404, 422]).toContain(status);
    }),
    { numRuns: 150, seed: 1 },
  );
});
