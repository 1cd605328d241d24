/** Shows that the shop's search finds the intended products, filters by request, and responds to partners without trusting them. */
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { gtinOf } from '../../demo/server/catalogue/gtin';
import { stock } from '../../demo/server/db/schema/catalogue';
import { prepareSearch } from '../../demo/server/search/prepare';
import { completions, popular, searchAnswer, suggestions } from '../../src/search/schema';
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

const PARTNER = 'https://partner.example';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ partners: [PARTNER] });
});
afterAll(() => shop.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.app.request(path, { method: 'POST', body: JSON.stringify(body), headers });
const suggest = async (query: string) =>
  v.parse(suggestions, await (await post('/api/suggest', { query })).json()).products;

it('a single value of a filter is a list with it', async () => {
  const body = { query: 'gres', productsIndex: 0, contentsIndex: 0, size: 5, filters: { pr: { kolor: '1' } } };
  expect((await post('/api/search', body)).status).toBe(200);
});

describe('the suggestions', () => {
  it.each([
    ['plytka lazienkowa', /^Płytka/],
    ['płytka łazienkowa', /^Płytka/],
    ['PLYTKA SCIENNA', /^Płytka ścienna/],
    ['plyka scinna', /^Płytka ścienna/],
    ['gres  grafitt', /^Gres .*Grafit/],
    ['styropain', /^Styropian/],
  ])('"%s" finds %s first', async (query, title) => {
    expect((await suggest(query))[0]?.title).toMatch(title);
  });

  it('suggestions rank the whole SKU first, then SKU prefixes', async () => {
    const [first] = await suggest('gres');
    const sku = first!.index!;
    expect((await suggest(sku.toLowerCase()))[0]).toMatchObject({ index: sku, id: first!.id });
    for (const { index } of await suggest(sku.slice(0, 5))) expect(index).toMatch(new RegExp(`^${sku.slice(0, 5)}`));
  });

  it('suggestions are empty for two letters, nonsense and LIKE wildcards', async () => {
    for (const query of ['gr', 'qqqqqqq', '%%%', '___', "'; drop table products; --"]) {
      expect(await suggest(query)).toEqual([]);
    }
  });

  it('suggestions contain the fields of a row, the total and matching categories', async () => {
    const answer = v.parse(suggestions, await (await post('/api/suggest', { query: 'kran' })).json());
    const [first] = answer.products;
    expect(first!.title).toMatch(/^Bateria/);
    expect(first).toMatchObject({ unit: 'szt.', min: '1', step: '1', price_net: first!.priceNet, hasPrice: true });
    expect(first!.image).toBe(`/obrazki/${first!.index}.svg`);
    expect(Number(first!.availability!.quantity)).toBe(Number(first!.max));
    expect(answer.categories).toEqual([{ name: 'Baterie', link: '/kategoria/baterie' }]);
    expect(answer.total).toBeGreaterThan(40);
    expect(answer.corrected).toBeUndefined();
  });

  it('suggestions return the corrected query with accents, and accept a literal one', async () => {
    const ask = async (body: object) => v.parse(suggestions, await (await post('/api/suggest', body)).json());
    expect(await ask({ query: 'umywlka' })).toMatchObject({ corrected: 'umywalka' });
    expect(await ask({ query: 'plyka scinna' })).toMatchObject({ corrected: 'płytka ścienna' });
    expect(await ask({ query: 'gres qwertyuiop' })).toMatchObject({ corrected: 'gres' });
    expect(await ask({ query: 'umywlka', literal: true })).toEqual({ products: [], categories: [], total: 0 });
    expect((await ask({ query: 'plytka', literal: true })).products[0]!.title).toMatch(/^Płytka/);
  });

  it('a bar code finds its product, and a whole code opens it', async () => {
    const [first] = v.parse(suggestions, await (await post('/api/suggest', { query: 'umywalka' })).json()).products;
    const code = gtinOf(Number(first!.id));
    expect(await suggest(code)).toMatchObject([{ index: first!.index }]);
    for (const query of [code, first!.index!.toLowerCase()]) {
      const page = await shop.app.request(`/szukaj?query=${query}`);
      expect([page.status, page.headers.get('location')]).toEqual([302, first!.link]);
    }
  });

  it('suggestions name the stock of the buyer’s branch', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const body = JSON.stringify({ query: 'gres' });
    const answer = await who.send('/api/suggest', { method: 'POST', body });
    const { products } = v.parse(suggestions, await answer.json());
    expect(products.map(({ availability }) => availability!.branch).find(Boolean)).toMatch(/^Oddział /);
    expect(answer.headers.get('set-cookie')).toBe(null);
  });

  it('suggestions refuse malformed bodies', async () => {
    expect((await post('/api/suggest', { q: 1 })).status).toBe(422);
  });
});

describe('the site search', () => {
  const search = async (body: Record<string, unknown>) =>
    v.parse(
      searchAnswer,
      await (await post('/api/search', { productsIndex: 0, contentsIndex: 0, size: 25, ...body })).json(),
    );

  it('the site search returns products and contents with totals, in pages', async () => {
    const first = await search({ query: 'gres' });
    const second = await search({ query: 'gres', productsIndex: 1 });
    expect(first.products!.original.total!.value).toBeGreaterThan(25);
    expect(first.products!.original.results).toHaveLength(25);
    expect(second.products!.original.results[0]).not.toEqual(first.products!.original.results[0]);
    expect(first.contents!.original.results[0]!.title).toContain('Gres');
  });

  it('the site search ranks sold-out products below equals after a restart', async () => {
    const hits = async () => (await search({ query: 'bateria wannowa', size: 100 })).products!.original.results;
    const [first] = await hits();
    const left = await shop.db
      .select()
      .from(stock)
      .where(eq(stock.productId, Number(first!.id)));
    await shop.db
      .update(stock)
      .set({ quantity: 0 })
      .where(eq(stock.productId, Number(first!.id)));
    await prepareSearch(shop.db);
    const later = await hits();
    const at = later.findIndex(({ id }) => id === first!.id);
    expect(later[at]!.availability!.quantity).toBe('0');
    expect(at).toBeGreaterThan(5);
    await shop.db.delete(stock).where(eq(stock.productId, Number(first!.id)));
    await shop.db.insert(stock).values(left);
    await prepareSearch(shop.db);
    expect((await hits())[0]!.id).toBe(first!.id);
  });

  it('the site search sorts by price and by name', async () => {
    const prices = async (sort: string) =>
      (await search({ query: 'gres', sort })).products!.original.results.map((one) => Number(one.price_net));
    const [up, down] = [await prices('price_asc'), await prices('price_desc')];
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    const { products } = await search({ query: 'gres', sort: 'name' });
    expect(products!.original.results[0]!.title).toMatch(/^Gres Calva/);
  });

  it('listing filters narrow the search, and their counts match the results', async () => {
    const all = await search({ query: 'gres', filters: {} });
    const brand = all.filters!.brands.find(({ name }) => name === 'Cerampol')!;
    const colour = (answer: typeof all) => answer.filters!.properties.find(({ id }) => id === 'kolor')!.values;
    const total = (answer: typeof all) => answer.products!.original.total!.value;
    const one = await search({ query: 'gres', filters: { br: [brand.id] } });
    expect(total(one)).toBe(brand.count);
    expect(one.values).toMatchObject({ br: [brand.id] });
    // Counts of brands ignore the filter by brand: another brand would widen it.
    expect(one.filters!.brands).toEqual(all.filters!.brands);
    const grey = colour(one).find(({ id }) => id === 'szary')!;
    expect(grey.count).toBeLessThan(colour(all).find(({ id }) => id === 'szary')!.count!);
    const both = await search({ query: 'gres', filters: { br: [String(brand.id)], pr: { kolor: ['szary'] } } });
    expect(total(both)).toBe(grey.count);
    expect(colour(both)).toEqual(colour(one));
    expect(both.products!.original.results.every(({ title }) => title.includes('Szary'))).toBe(true);
  });

  it('the site search returns the corrected query', async () => {
    expect((await search({ query: 'bateira prysznicowa' })).corrected).toBe('bateria prysznicowa');
    expect((await search({ query: 'bateria prysznicowa' })).corrected).toBeUndefined();
    const literal = await search({ query: 'bateira', literal: true });
    expect([literal.products!.original.total!.value, literal.corrected]).toEqual([0, undefined]);
  });

  it('the site search tolerates typos in contents', async () => {
    const { contents } = await search({ query: 'hydroizolcja' });
    expect(contents!.original.results[0]!.title).toMatch(/^Hydroizolacja/);
  });
});

it('popular phrases have results, and popular products exist', async () => {
  const { queries, products } = v.parse(popular, await (await shop.app.request('/api/popular')).json());
  expect([queries.length, products.length]).toEqual([6, 6]);
  for (const { text, link } of queries) {
    expect(link).toBe(`/szukaj?query=${encodeURIComponent(text)}`);
    expect((await suggest(text)).length).toBeGreaterThan(0);
  }
  for (const { availability, link } of products) expect([availability!.quantity === '0', link]).not.toContain(true);
});

it('autocomplete returns phrases of its index, up to the requested size', async () => {
  const ask = async (index: string, query: string) =>
    v
      .parse(completions, await (await post('/api/autocomplete', { query, index, size: 3 })).json())
      .map(({ key }) => key);
  expect(await ask('brands', 'cer')).toContain('Cerampol');
  expect(await ask('products', 'gre')).toHaveLength(3);
  expect(await ask('nieznany', 'gres')).toEqual([]);
});

describe('the listing’s filters', () => {
  const listed = async (query: string): Promise<number> => {
    const page = await (await shop.app.request(`/kategoria/gres?${query}`)).text();
    return Number(/<\/strong> z (\d+)/.exec(page)?.[1] ?? 0);
  };

  it.each([
    'br[]=1',
    'c[min]=100&c[max]=120',
    'pr[kolor][]=grafit',
    'promotion=1',
    'bestseller=1',
    'is_new=1',
    'on_sale=1',
    'on_request=1',
    'only_available_in_my_department=1',
    'only_available_in_other_departments=1',
  ])('%s leaves fewer products, but some', async (query) => {
    const [all, some] = [await listed(''), await listed(query)];
    expect(some).toBeLessThan(all);
    expect(some).toBeGreaterThan(0);
  });

  it('values of one filter widen a listing, another filter narrows it', async () => {
    const [grafit, both] = [await listed('pr[kolor][]=grafit'), await listed('pr[kolor][]=grafit&pr[kolor][]=szary')];
    expect(both).toBeGreaterThan(grafit);
    expect(await listed('pr[kolor][]=grafit&br[]=1')).toBeLessThan(grafit);
  });

  it('a malformed URL applies no filters and causes no error', async () => {
    for (const query of ['c[min]=abc', 'pr[kolor][min]=1', 'br[]=x', 'pr[][]=1', "pr['][]='"]) {
      expect((await shop.app.request(`/kategoria/gres?${query}`)).status).toBe(200);
    }
  });
});

describe('partners', () => {
  it('a named partner gets its exact origin, no credentials, and the shop’s paths', async () => {
    const answer = await post('/api/suggest', { query: 'gres' }, { origin: PARTNER });
    expect(answer.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(answer.headers.get('access-control-allow-credentials')).toBe(null);
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('set-cookie')).toBe(null);
    expect(v.parse(suggestions, await answer.json()).products[0]!.link).toMatch(/^\/produkt\//);
  });

  it('a named partner adds to its visitor’s cart without a token; other origins cannot', async () => {
    const add = (who: Visit, origin: string) =>
      who.send('/produkt/1/do-koszyka', {
        method: 'POST',
        body: JSON.stringify({ quantity: 40 }),
        headers: { origin, accept: 'application/json', 'content-type': 'application/json' },
      });
    const visitor = await new Visit(shop).as('kupujacy');
    const refused = await add(visitor, 'https://evil.example');
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([419, null]);
    const added = await add(visitor, PARTNER);
    expect(added.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(added.headers.get('access-control-allow-credentials')).toBe('true');
    expect(await added.json()).toMatchObject({ status: 'success', url: '/koszyk' });
  });

  it('a partner’s preflight allows the elements’ headers', async () => {
    const headers = { origin: PARTNER, 'access-control-request-method': 'POST' };
    const answer = await shop.app.request('/api/suggest', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type, x-requested-with/i);
  });

  it.each(['https://evil.example', `${PARTNER}.evil.example`, 'null'])(
    'the origin %s gets no CORS headers',
    async (origin) => {
      const answer = await post('/api/suggest', { query: 'gres' }, { origin });
      expect(answer.headers.get('access-control-allow-origin')).toBe(null);
    },
  );
});

describe('an offer', () => {
  it('an offer adds products by id, sums quantities, and refuses with a reason', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const [product] = await suggest('gres');
    const add = async (body: unknown) =>
      who.send('/oferta', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-xsrf-token': who.token },
      });
    expect((await add({ add_product: product!.id, add_product_quantity: '3' })).status).toBe(200);
    expect((await add({ add_product: String(product!.id), add_product_quantity: 2 })).status).toBe(200);
    expect(await (await who.send('/oferta')).text()).toMatch(/data-label="Ilość">5 opak\./);
    expect((await add({ add_product: product!.id, add_product_quantity: '0.5' })).status).toBe(422);
    expect((await add({ add_product: product!.id, add_product_quantity: 999_995 })).status).toBe(422);
    expect((await add({ add_product: 999_999 })).status).toBe(422);
    expect((await add({})).status).toBe(422);
  });

  it('an offer accepts a SKU from the plain form', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const [product] = await suggest('gres');
    const send = (sku: string) =>
      who.send('/oferta', { method: 'POST', body: new URLSearchParams({ _token: who.token, sku }) });
    expect((await send(product!.index!.toLowerCase())).headers.get('location')).toBe('/oferta');
    expect(await (await send('NIEMA-1')).text()).toContain('Nie ma produktu o symbolu „NIEMA-1”.');
    expect(await (await who.send('/oferta')).text()).toContain(product!.title);
  });
});
