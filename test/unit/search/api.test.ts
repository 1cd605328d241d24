/** Tests how search responses are read: links of another origin, and totals. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchSuggestions } from '../../../src/search/api';
import { fetchSearch } from '../../../src/search/site/api';
import { stubPage } from '../../fixtures/page';
import { textsOf } from '../../fixtures/texts';

beforeEach(() => {
  stubPage({});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [0, 2, 30, 30],
  [0, 2, undefined, 2],
  [0, 2, 0, 2],
  [2, 10, undefined, 60],
  [2, 10, 3, 60],
  [5, 0, 30, 30],
  [0, 0, undefined, 0],
])('fetchSearch: page %i with %i results of a total %s has the total %i', async (page, count, total, counted) => {
  const results = Array.from({ length: count }, (_, index) => ({ title: `Gres ${index}` }));
  vi.stubGlobal('fetch', async () => Response.json({ products: { original: { results, total } } }));
  const { products, contents } = await fetchSearch('/szukaj', { query: 'gres', productsIndex: page, contentsIndex: 0 });
  expect([products.total, products.results.length, contents.total]).toEqual([counted, count, 0]);
});

const LINKS = [
  ' ',
  ...textsOf('/p/1 | p/1?a=b | //cdn.example/1.jpg | https://cdn.example/1.jpg | javascript:alert(1) | http://['),
];

it('resolves links and pictures against the origin of the response', async () => {
  const products = LINKS.map((link, id) => ({ id, title: 'Gres', link, image: link }));
  const categories = LINKS.map((link) => ({ name: 'Płytki', link }));
  const results = [{ title: 'Gres', links: LINKS.map((url) => ({ url })) }];
  vi.stubGlobal('fetch', async () => Response.json({ products, categories }));
  const linksFrom = async (url?: string) => {
    const suggestions = await fetchSuggestions(url, 'gres');
    const links = suggestions.products.map(({ link }) => link);
    expect(suggestions.products.map(({ image }) => image)).toEqual(links);
    expect(suggestions.categories.map(({ link }) => link)).toEqual(links);
    return links;
  };
  const resolved = [
    ' ',
    ...textsOf(`
      https://hurt.example/p/1 | https://hurt.example/api/p/1?a=b | https://cdn.example/1.jpg | https://cdn.example/1.jpg
      javascript:alert(1) | http://[`),
  ];
  expect(await linksFrom('https://hurt.example/api/podpowiedzi')).toEqual(resolved);
  expect(await linksFrom('//hurt.example/api/podpowiedzi')).toEqual(resolved);
  for (const own of ['/api/podpowiedzi', 'https://sklep.example/x/y', undefined])
    expect(await linksFrom(own)).toEqual(LINKS);

  vi.stubGlobal('fetch', async () => Response.json({ products: { original: { results, total: 1 } } }));
  const answer = await fetchSearch('https://hurt.example/api/', { query: 'gres', productsIndex: 0, contentsIndex: 0 });
  expect(answer.products.results[0]!.links.map(({ url }) => url)).toEqual(resolved);
});
