/** Tests the search schemas on responses as real servers print them. */
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filters, filterValues } from '../../../src/search/filters/schema';
import { completions, popular, searchAnswer, searchBody, suggestions } from '../../../src/search/schema';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

it('suggestions skips only the broken product', () => {
  const read = v.parse(suggestions, {
    products: [
      { id: 1, title: '<b>Gres</b>', link: '/p/1', hasPrice: true, priceGross: '123.00', priceNet: 100 },
      { title: 'bez id' },
      { id: '2', title: 'Klej', hasPrice: 0, image: null },
    ],
    categories: [{ name: 'Płytki', link: '/kategoria/plytki' }],
  });
  expect(read.products.map(({ id, hasPrice, priceGross, priceNet }) => [id, hasPrice, priceGross, priceNet])).toEqual([
    [1, true, '123', '100'],
    ['2', false, undefined, undefined],
  ]);
  expect(read.categories).toEqual([{ name: 'Płytki', link: '/kategoria/plytki' }]);
});

it.each([{}, { products: [], categories: null }])('suggestions reads %j as an empty result', (raw) => {
  expect(v.parse(suggestions, raw)).toEqual({ products: [], categories: [] });
});

it('suggestions rejects products that are no list, but accepts broken categories', () => {
  expect(v.is(suggestions, { products: 'none' })).toBe(false);
  expect(v.is(suggestions, { products: { error: 'x' } })).toBe(false);
  const read = v.parse(suggestions, { products: [{ id: 1, title: 'Gres' }], categories: false });
  expect([read.products.length, read.categories]).toEqual([1, []]);
});

it('completions reads a list of keys', () => {
  expect(v.parse(completions, [{ key: 'gres' }, {}, { key: 60 }])).toEqual([{ key: 'gres' }, { key: '60' }]);
});

it('searchAnswer reads results and totals as number or text; a missing kind has none', () => {
  const page = { results: [{ title: 'Gres', links: [{ url: '/p/1' }], description: null }], total: { value: '123' } };
  const read = v.parse(searchAnswer, { products: { original: page } });
  expect(read.products?.original).toMatchObject({
    total: { value: 123 },
    results: [{ title: 'Gres', links: [{ url: '/p/1' }] }],
  });
  expect(read.contents).toBeUndefined();
});

it.each([
  [5, { value: 5 }],
  ['5', { value: 5 }],
  [{ value: 5, relation: 'eq' }, { value: 5 }],
  [undefined, undefined],
  [null, undefined],
  [-3, undefined],
  [{ value: '1 234' }, undefined],
  ['many', undefined],
])('searchAnswer reads the total %j as %j, with its results', (total, read) => {
  const { products } = v.parse(searchAnswer, { products: { original: { results: [{ title: 'Gres' }], total } } });
  expect(products?.original.total).toEqual(read);
  expect(products?.original.results).toHaveLength(1);
});

it.each([
  [{ products: [], contents: [] }, true],
  [{ products: { original: { total: 0 } }, contents: null }, true],
  [{ products: null, contents: null }, false],
  [{}, false],
  [[], false],
  [{ products: { hits: [] }, contents: [] }, false],
  [{ products: 'none' }, false],
  [{ products: { original: { results: 'none' } } }, false],
])('offeredSuggestions accepts %j as a result: %s', (raw, isAccepted) => {
  expect(v.is(searchAnswer, raw)).toBe(isAccepted);
});

it('filters reads brands and properties', () => {
  const read = v.parse(filters, {
    brands: [{ id: 1, name: 'Ceramika', count: '12' }],
    properties: [{ id: 5, name: 'Grubość', is_numeric: 1, values: [{ id: 'a', name: '8', count: 3 }] }],
    noFilteredAggs: { bestseller: 4, is_new: '0' },
  });
  expect(read.brands).toEqual([{ id: 1, name: 'Ceramika', count: 12 }]);
  expect(read.properties[0]).toMatchObject({ is_numeric: true, values: [{ id: 'a', count: 3 }] });
  expect(read.noFilteredAggs).toMatchObject({ bestseller: 4, is_new: 0 });
});

it('filterValues reads the values that PHP parses from a query', () => {
  const read = v.parse(filterValues, {
    br: ['1', '2'],
    c: { min: '10', max: '' },
    pr: { 5: ['a', 'b'], 6: { min: '8', max: '12.5' }, 7: { 0: 'x', 2: 'y' } },
    promotion: '1',
  });
  expect(read.br).toEqual(['1', '2']);
  expect(read.c).toMatchObject({ min: '10' });
  expect(read.pr).toEqual({ 5: ['a', 'b'], 6: { min: '8', max: '12.5' }, 7: ['x', 'y'] });
  expect([read.promotion, read.is_new]).toEqual([true, false]);
});

it.each([{}, { br: [], pr: [], c: null }, { pr: 'x' }])('filterValues reads %j as no filters', (raw) => {
  expect(v.parse(filterValues, raw)).toMatchObject({ br: [], pr: {}, promotion: false });
});

it('suggestions and results skip only unreadable fields of version 1.1', () => {
  const facts = {
    index: 'KLA1-1000',
    unit: 'opak.',
    price_net: '10.40',
    min: '1',
    max: null,
    step: 2,
    image: '/k.svg',
  };
  const read = v.parse(suggestions, {
    products: [{ id: 1, title: 'Klej', ...facts, availability: { quantity: '12', branch: 'Warszawa', date: null } }],
    total: '230',
    corrected: 'klej',
  });
  expect(read).toMatchObject({ total: 230, corrected: 'klej' });
  expect(read.products[0]).toMatchObject({ index: 'KLA1-1000', price_net: '10.4', step: '2', unit: 'opak.' });
  expect(read.products[0]!.availability).toMatchObject({ quantity: '12', branch: 'Warszawa' });
  const answer = v.parse(searchAnswer, {
    products: { original: { results: [{ id: '7', title: 'Klej', ...facts, availability: 'jest' }], total: 1 } },
    corrected: 'klej',
    filters: { brands: [{ id: 1, name: 'Cerampol', count: 3 }], properties: [] },
    values: { br: ['1'], pr: [], promotion: '1' },
  });
  const [first] = answer.products!.original.results;
  expect(first).toMatchObject({ id: '7', price_net: '10.4' });
  expect(first!.availability).toBeUndefined();
  expect(answer).toMatchObject({ corrected: 'klej', values: { br: ['1'], pr: {}, promotion: true } });
  expect(answer.filters!.brands).toEqual([{ id: 1, name: 'Cerampol', count: 3 }]);
});

it('searchBody accepts the chosen filters in any printed form', () => {
  const body = { query: 'gres', productsIndex: 0, contentsIndex: 0, size: 25 };
  const filters = { br: ['1'], c: { max: '50' }, pr: { kolor: ['szary'], grubosc: { min: '8' } }, is_new: 1 };
  expect(v.parse(searchBody, { ...body, literal: true, sort: 'price_asc', filters })).toMatchObject({
    ...body,
    sort: 'price_asc',
    filters: { ...filters, is_new: true, promotion: false },
  });
  expect(v.parse(searchBody, body).filters).toBeUndefined();
  expect(v.is(searchBody, { ...body, sort: 'random' })).toBe(false);
});

it('popular reads queries and products', () => {
  const read = v.parse(popular, {
    queries: [{ text: 'gres', link: '/szukaj?query=gres' }, {}],
    products: [{ id: 1, title: 'Klej' }],
  });
  expect(read.queries).toEqual([{ text: 'gres', link: '/szukaj?query=gres' }]);
  expect(read.products[0]).toMatchObject({ id: 1, title: 'Klej' });
});
