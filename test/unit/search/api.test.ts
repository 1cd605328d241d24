/** Shows how a page of search results is counted, whatever the server has counted. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askSearch } from '../../../src/search/api';
import { stubPage } from '../../fixtures/page';

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
])('page %i with %i results of a total %s counts %i', async (page, count, total, counted) => {
  const results = Array.from({ length: count }, (_, nth) => ({ title: `Gres ${nth}` }));
  vi.stubGlobal('fetch', async () => Response.json({ products: { original: { results, total } } }));
  const { products, contents } = await askSearch('/szukaj', { query: 'gres', productsIndex: page, contentsIndex: 0 });
  expect([products.total, products.results.length, contents.total]).toEqual([counted, count, 0]);
});
