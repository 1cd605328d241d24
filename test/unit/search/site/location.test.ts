/** Tests how a place in the results is written to the URL and to the request body. */
import { expect, it } from 'vitest';
import {
  isNextPage,
  containsLocation,
  pageNumbers,
  readLocation,
  writeLocation,
} from '../../../../src/search/site/location';
import type { SearchLocation } from '../../../../src/search/site/location';

const usual = { sort: 'relevance', literal: false, filters: '' } as const;
const aPlace = (place: Partial<SearchLocation>): SearchLocation => ({
  query: 'gres',
  kind: 'products',
  page: 0,
  ...usual,
  ...place,
  from: place.from ?? place.page ?? 0,
});

it.each([
  ['', { query: 'gres', kind: 'products', page: 0 }],
  ['query=klej&productsIndex=2', { query: 'klej', kind: 'products', page: 2 }],
  ['kind=contents&contentsIndex=1&productsIndex=5', { query: 'gres', kind: 'contents', page: 1 }],
  ['productsIndex=-1', { query: 'gres', kind: 'products', page: 0 }],
  ['productsIndex=x&kind=y', { query: 'gres', kind: 'products', page: 0 }],
  ['query=', { query: '', kind: 'products', page: 0 }],
])('readLocation reads the URL "%s"', (search, place) => {
  expect(readLocation(new URLSearchParams(search), ' gres ')).toEqual(aPlace(place as Partial<SearchLocation>));
});

it('writeLocation and readLocation are inverse, and keep the page’s own parameters [S8]', () => {
  for (const place of [
    aPlace({ query: 'gres 60×60 & więcej', page: 3 }),
    aPlace({ query: 'klej', kind: 'contents' }),
    aPlace({ page: 4, from: 2, sort: 'price_asc', literal: true, filters: 'br%5B%5D=1&br%5B%5D=2&is_new=1' }),
  ]) {
    const params = new URLSearchParams('utm=a&br[]=9&sort=name&from=0');
    writeLocation(place, params);
    expect(params.get('utm')).toBe('a');
    expect(readLocation(params)).toEqual(place);
  }
});

it('readLocation ignores a first page after the last one or too far before it', () => {
  for (const from of ['5', '-1', 'x'])
    expect(readLocation(new URLSearchParams(`productsIndex=3&from=${from}`)).from).toBe(from === '5' ? 3 : 0);
  expect(readLocation(new URLSearchParams('productsIndex=30&from=0')).from).toBe(30);
});

it('pageNumbers returns the page of the displayed kind, and 0 for the other', () => {
  expect(pageNumbers(aPlace({ kind: 'contents' }), 2)).toEqual({ productsIndex: 0, contentsIndex: 2 });
});

it('containsLocation and isNextPage detect a contained place and one missing page', () => {
  const requested = aPlace({ page: 1 });
  expect(containsLocation(requested, aPlace({ kind: 'contents' }))).toBe(true);
  expect(containsLocation(requested, aPlace({ kind: 'contents', filters: 'is_new=1' }))).toBe(false);
  expect([isNextPage(aPlace({ page: 2, from: 1 }), requested), isNextPage(aPlace({ page: 2 }), requested)]).toEqual([
    true,
    false,
  ]);
});
