/** Shows how a place in the results stands in the address and in the body of the call. */
import { expect, it } from 'vitest';
import { pagesAround, placeBody, placeParams, readPlace } from '../../../../src/search/site/place';

it.each([
  ['', { query: 'gres', kind: 'products', page: 0 }],
  ['query=klej&productsIndex=2', { query: 'klej', kind: 'products', page: 2 }],
  ['kind=contents&contentsIndex=1&productsIndex=5', { query: 'gres', kind: 'contents', page: 1 }],
  ['productsIndex=-1', { query: 'gres', kind: 'products', page: 0 }],
  ['productsIndex=x&kind=y', { query: 'gres', kind: 'products', page: 0 }],
  ['query=', { query: '', kind: 'products', page: 0 }],
])('the address "%s"', (search, place) => {
  expect(readPlace(new URLSearchParams(search), ' gres ')).toEqual(place);
});

it('a place is read back from its own parameters [S8]', () => {
  for (const place of [
    { query: 'gres 60×60 & więcej', kind: 'products', page: 3 },
    { query: 'klej', kind: 'contents', page: 0 },
  ] as const) {
    const params = Object.entries(placeParams(place)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    expect(readPlace(new URLSearchParams(params))).toEqual(place);
  }
});

it('asks for the shown kind’s page, and for the first of the other', () => {
  expect(placeBody({ query: 'a', kind: 'contents', page: 2 })).toEqual({
    query: 'a',
    productsIndex: 0,
    contentsIndex: 2,
  });
});

it.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [4, 9, [0, undefined, 3, 4, 5, undefined, 8]],
  [8, 9, [0, undefined, 7, 8]],
])('around page %i of %i', (current, pages, shown) => {
  expect(pagesAround(current, pages)).toEqual(shown);
});
