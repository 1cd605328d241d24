/** Tests the amounts of a line, net or gross first, and the notes about its product. */
import { describe, expect, it } from 'vitest';
import { factsOf, figuresOf, rateOf, stockOf } from '../../../../src/cart/items/figures';
import { linesOf } from '../../../../src/cart/session/rules';
import { aCart, aLine } from '../../../fixtures/cart';

const lineOf = (over: object) => linesOf(aCart({ items: [aLine({ unit: 'opak.', ...over })] }))[0]!;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('figuresOf', () => {
  const prices = { net: '10.555', gross: '12.98', total_gross: '38.95' };
  it('returns gross price and gross value', () =>
    expect(figuresOf(lineOf({ prices }), 'gross', 'PLN')).toEqual({ second: '12,98\u00A0zł', sum: '38,95\u00A0zł' }));
  it('returns VAT rate and net value with net prices first, by frontQuantity', () =>
    expect(figuresOf(lineOf({ prices, vat_rate: '8.0', quantity: '4.32', frontQuantity: 3 }), 'net', 'PLN')).toEqual({
      second: '8\u00A0%',
      sum: '31,67\u00A0zł',
    }));
  it('prefers the server’s net value, and returns a dash for an unknown rate', () =>
    expect(figuresOf(lineOf({ prices: { ...prices, total_net: '31.66' } }), 'net', 'PLN')).toEqual({
      second: '–',
      sum: '31,66\u00A0zł',
    }));
});

describe('stockOf', () => {
  const stockIn = (availability: object, quantity: number = 3) => {
    const { stock, low } = stockOf(lineOf({ availability, quantity }), String(quantity)) ?? {};
    return [stock && plain(stock), low];
  };
  it.each([
    [
      { quantity: 1364, branch: 'Poznań', date: '2026-11-25T08:00' },
      3,
      'Dostępne: 1 364 opak., Poznań, od 25.11.2026',
      false,
    ],
    [{ quantity: 4 }, 3, 'Zostały 4 opak.', true],
    [{ quantity: 1 }, 1, 'Została 1 opak.', true],
    [{ quantity: 12 }, 13, 'Zostało 12 opak.', true],
    [{ quantity: 12 }, 12, 'Dostępne: 12 opak.', false],
    [{ quantity: '4.5' }, 3, 'Dostępne: 4,5 opak.', false],
    [{ quantity: 0 }, 3, 'Niedostępne', false],
    [{ quantity: 5, text: 'Jutro na budowie' }, 3, 'Jutro na budowie', false],
    [{}, 3, undefined, undefined],
    [{ quantity: 3, parts: [{ quantity: 3, kind: 'stock' }] }, 3, '3 opak. od ręki', false],
    [{ parts: [{ quantity: 3, kind: 'on-order' }] }, 3, '3 opak. na zamówienie', true],
    [{ quantity: 12, parts: [{ quantity: 3, kind: 'stock' }] }, 4, 'Dostępne: 12 opak.', false],
  ])('%j of %i is „%s” [C17]', (availability, quantity, stock, low) =>
    expect(stockIn(availability, quantity)).toEqual([stock, low]),
  );
  it('of a locked line is nothing but its parts', () => {
    const line = lineOf({ availability: { quantity: 3, parts: [{ quantity: 3, kind: 'stock' }] }, quantity: 3 });
    expect(plain(stockOf(line, '3', true)?.stock ?? '')).toBe('3 opak. od ręki');
    expect(stockOf(line, '4', true)).toBeUndefined();
  });
  it.each([
    [{ quantity: 12 }, 6, true],
    [{ quantity: 12 }, 7, false],
    [{ quantity: 5 }, 1, false],
    [{ quantity: 12, date: '2026-11-25' }, 1, false],
    [{ quantity: 12, branch: 'Poznań' }, 1, false],
    [{ quantity: 12, text: 'Jutro na budowie' }, 1, false],
  ])('%j is ample for an order of %i: %s [C17]', (availability, quantity, ample) =>
    expect(stockOf(lineOf({ availability, quantity }), String(quantity))?.ample).toBe(ample),
  );
});

it.each([
  [[23, '23.0'], 'net', '23%'],
  [['zw', 'zw'], 'net', 'zw.'],
  [['zw', 0], 'net', undefined],
  [[23, 8], 'net', undefined],
  [[23, null], 'net', undefined],
  [[null, null], 'net', undefined],
  [[23, 23], 'gross', undefined],
] as const)('rateOf lines with the rates %j, %s prices first, is %s [C16]', (rates, prices, expected) => {
  const { items } = aCart({ items: rates.map((vat_rate) => aLine({ vat_rate })) });
  expect(rateOf(items, prices)).toBe(expected);
});

describe('factsOf', () => {
  const factsIn = (over: object, first: 'gross' | 'net' = 'net') =>
    factsOf(lineOf(over), first, 'PLN').sentences.map(plain);
  it('returns the price per other unit, net or gross first', () => {
    const unit_price = { net: '34.9', gross: '42.93', unit: 'm²' };
    expect(factsIn({ unit_price })).toEqual(['34,90 zł/m² netto']);
    expect(factsIn({ unit_price }, 'gross')).toEqual(['42,93 zł/m² brutto']);
    expect(factsIn({ unit_price: { gross: '42.93', unit: 'm²' } })).toEqual([]);
  });
  it('contains the explained untaxed rate if no column has the rate [C16]', () => {
    expect(factsIn({ vat_rate: 'zw' }, 'gross')).toEqual(['VAT zw. – zwolnione z VAT']);
    expect([factsIn({ vat_rate: 'zw' }), factsIn({ vat_rate: 23 }, 'gross')]).toEqual([[], []]);
  });
  it('returns the shop’s note', () =>
    expect(factsIn({ note: 'Docięte na wymiar', availability: [] })).toEqual(['Docięte na wymiar']));
});

describe('the end of a price', () => {
  const factsIn = (price_until: unknown) => factsOf(lineOf({ price_until }), 'gross', 'PLN').sentences;
  it.each([
    ['2031-12-05', ['cena do 5 grudnia 2031']],
    ['2031-03-12T23:30:00Z', ['cena do 13 marca 2031']],
    ['9999-12-31T00:00:00Z', []],
    [undefined, []],
  ])('%s is %j: the shop’s day, and none without an end', (until, facts) => expect(factsIn(until)).toEqual(facts));
});
