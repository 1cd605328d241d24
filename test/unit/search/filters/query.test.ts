/** Tests the conversion of chosen filters to the listing's parameters and chips. */
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { chipsOf } from '../../../../src/search/filters/chips';
import { decimalText, filterParams, listingHref, readFilterParams } from '../../../../src/search/filters/query';
import { FLAGS } from '../../../../src/search/filter-names';
import { rangeOf } from '../../../../src/search/filters/RangeGroup';
import { filters } from '../../../../src/search/filters/schema';
import { english } from '../../../../src/search/text.en';
import { textsOf } from '../../../fixtures/texts';

const PARAMS = [
  ['query', 'mat'],
  ['br[]', '1'],
  ['br[]', 'a b'],
  ['c[min]', '10'],
  ['c[max]', '20.5'],
  ['pr[7][]', 'x'],
  ['pr[7][]', 'y'],
  ['pr[grubosc][min]', '8'],
  ...FLAGS.map((flag) => [flag, '1'] as const),
] as const;

describe('filter parameters', () => {
  it('are read and written without loss, in the order of rule S9 [S9]', () => {
    expect(filterParams(readFilterParams(PARAMS))).toEqual(PARAMS);
  });

  it('omit empty, unknown and unchosen values', () => {
    const read = readFilterParams([
      ['query', ' '],
      ['sort', 'nazwa'],
      ['br[]', ''],
      ['pr[]', '1'],
      ['pr[x]', '1'],
      ['promotion', '0'],
    ]);
    expect(filterParams(read)).toEqual([]);
  });

  it.each([
    ['1 234,5', '1234.5'],
    ['12', '12'],
    ['0.5', '0.5'],
    ['−5', '-5'],
    ['1 2', '1 2'],
    ['10-20', '10-20'],
    ['\u00A0−1\u202F234,5 ', '-1234.5'],
  ])('submit a typed "%s" as %s', (typed, sent) => {
    expect(decimalText(typed)).toBe(sent);
  });

  it('follow the parameters of the base URL', () => {
    expect(decodeURIComponent(listingHref('https://a.pl/k?sort=nazwa', [['br[]', '1']]))).toBe(
      'https://a.pl/k?sort=nazwa&br[]=1',
    );
  });
});

it('chipsOf returns one chip per choice, and the chips cover all choices', () => {
  const values = readFilterParams(PARAMS);
  const chips = chipsOf(v.parse(filters, { brands: [{ id: '1', name: 'Cerampol' }], properties: [] }), values, 'PLN');
  expect(chips.map(({ label }) => label).slice(0, 7)).toEqual(
    textsOf('„mat” | Marka: Cerampol | Marka: a b | Cena netto (zł): od 10 do 20,5 | 7: x | 7: y | grubosc: od 8'),
  );
  expect(chips).toHaveLength(7 + FLAGS.length);
  for (const { without } of chips) expect(filterParams(without).length).toBeLessThan(PARAMS.length);
  expect(filterParams(chips[4]!.without)).toEqual(PARAMS.filter(([, value]) => value !== 'x'));
});

it('chipsOf uses the listing’s labels, and each chip removes only its own choice', () => {
  const offered = v.parse(filters, {
    brands: [
      { id: 1, name: 'Cerampol' },
      { id: 2, name: 'Baukit' },
    ],
    properties: [
      { id: 6, name: 'Format', is_numeric: false, values: [{ id: 'x', name: '60×60' }] },
      { id: 7, name: 'Kolor', is_numeric: false, values: [{ id: 'x', name: 'biały' }] },
    ],
  });
  const chosen = [
    ['br[]', '1'],
    ['br[]', '2'],
    ['pr[7][]', 'x'],
  ] as const;
  const chips = chipsOf(offered, readFilterParams(chosen), 'PLN');
  expect(chips.map(({ label }) => label)).toEqual(['Marka: Cerampol', 'Marka: Baukit', 'Kolor: biały']);
  for (const [index, { without }] of chips.entries())
    expect(filterParams(without)).toEqual(chosen.filter((_, at) => at !== index));
});

it('chipsOf names the currency of a price', () => {
  const none = v.parse(filters, { brands: [], properties: [] });
  const [chip] = chipsOf(none, readFilterParams([['c[max]', '20']]), 'EUR');
  expect(chip!.label).toBe('Cena netto (€): do 20');
});

it('chipsOf uses the language’s quotes for a phrase', async () => {
  vi.resetModules();
  const texts = { 'search.filters.phrase': english['search.filters'].phrase };
  globalThis.shopElementsLanguage = { language: 'en', texts };
  const spoken = await import('../../../../src/search/filters/chips');
  const none = v.parse(filters, { brands: [], properties: [] });
  expect(spoken.chipsOf(none, readFilterParams([['query', 'mat']]), 'PLN')[0]!.label).toBe('“mat”');
  globalThis.shopElementsLanguage = undefined;
});

it('rangeOf returns the range of a numeric property’s values', () => {
  const values = ['12', '8,5', 'brak', '100'].map((name, id) => ({ id, name, count: undefined }));
  expect(rangeOf(values)).toEqual({ min: '8.5', max: '100' });
  expect(rangeOf([])).toEqual({ min: undefined, max: undefined });
});
