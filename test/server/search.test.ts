/** Shows that the shop's search finds what people mean, filters by the names it is asked by, and answers partners without trusting them. */
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { completions, searchAnswer, suggestions } from '../../src/search/schema';
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

  it('SKU prefixes come first, the whole SKU before all', async () => {
    const [first] = await suggest('gres');
    const sku = first!.index!;
    expect((await suggest(sku.toLowerCase()))[0]).toMatchObject({ index: sku, id: first!.id });
    for (const { index } of await suggest(sku.slice(0, 5))) expect(index).toMatch(new RegExp(`^${sku.slice(0, 5)}`));
  });

  it('are none for two letters, for nonsense and for LIKE’s own signs', async () => {
    for (const query of ['gr', 'qqqqqqq', '%%%', '___', "'; drop table products; --"]) {
      expect(await suggest(query)).toEqual([]);
    }
  });

  it('refuse what is no question', async () => {
    expect((await post('/api/suggest', { q: 1 })).status).toBe(422);
  });
});

describe('the site search', () => {
  const search = async (body: Record<string, unknown>) =>
    v.parse(
      searchAnswer,
      await (await post('/api/search', { productsIndex: 0, contentsIndex: 0, size: 25, ...body })).json(),
    );

  it('answers products and contents with totals, page by page', async () => {
    const first = await search({ query: 'gres' });
    const second = await search({ query: 'gres', productsIndex: 1 });
    expect(first.products!.original.total!.value).toBeGreaterThan(25);
    expect(first.products!.original.results).toHaveLength(25);
    expect(second.products!.original.results[0]).not.toEqual(first.products!.original.results[0]);
    expect(first.contents!.original.results[0]!.title).toContain('Gres');
  });

  it('forgives typos in contents too', async () => {
    const { contents } = await search({ query: 'hydroizolcja' });
    expect(contents!.original.results[0]!.title).toMatch(/^Hydroizolacja/);
  });
});

it('autocompletion offers phrases of its index only, as many as asked for', async () => {
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

  it('several values of one filter widen it, another filter narrows it', async () => {
    const [grafit, both] = [await listed('pr[kolor][]=grafit'), await listed('pr[kolor][]=grafit&pr[kolor][]=szary')];
    expect(both).toBeGreaterThan(grafit);
    expect(await listed('pr[kolor][]=grafit&br[]=1')).toBeLessThan(grafit);
  });

  it('a broken address filters nothing and breaks nothing', async () => {
    for (const query of ['c[min]=abc', 'pr[kolor][min]=1', 'br[]=x', 'pr[][]=1', "pr['][]='"]) {
      expect((await shop.app.request(`/kategoria/gres?${query}`)).status).toBe(200);
    }
  });
});

describe('partners', () => {
  it('named ones are answered by their exact origin, without credentials, and with the shop’s own paths', async () => {
    const answer = await post('/api/suggest', { query: 'gres' }, { origin: PARTNER });
    expect(answer.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(answer.headers.get('access-control-allow-credentials')).toBe(null);
    expect(answer.headers.get('vary')).toContain('Origin');
    expect(answer.headers.get('set-cookie')).toBe(null);
    expect(v.parse(suggestions, await answer.json()).products[0]!.link).toMatch(/^\/produkt\//);
  });

  it('their preflight allows the headers that the elements send', async () => {
    const headers = { origin: PARTNER, 'access-control-request-method': 'POST' };
    const answer = await shop.app.request('/api/suggest', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type, x-requested-with/i);
  });

  it.each(['https://evil.example', `${PARTNER}.evil.example`, 'null'])('%s is not let in', async (origin) => {
    const answer = await post('/api/suggest', { query: 'gres' }, { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(null);
  });
});

describe('an offer', () => {
  it('takes a product by its id, adds up quantities, and says why it refuses', async () => {
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

  it('takes a SKU from the plain form', async () => {
    const who = await new Visit(shop).as('kupujacy');
    const [product] = await suggest('gres');
    const send = (sku: string) =>
      who.send('/oferta', { method: 'POST', body: new URLSearchParams({ _token: who.token, sku }) });
    expect((await send(product!.index!.toLowerCase())).headers.get('location')).toBe('/oferta');
    expect(await (await send('NIEMA-1')).text()).toContain('Nie ma produktu o symbolu „NIEMA-1”.');
    expect(await (await who.send('/oferta')).text()).toContain(product!.title);
  });
});
