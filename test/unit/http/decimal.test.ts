/** Tests which numbers of the wire are read, and that reading changes none. */
import Big from 'big.js';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  compare,
  decimal,
  isLess,
  isPositive,
  isZero,
  minus,
  padded,
  plus,
  rounded,
  times,
  toDecimal,
  type Decimal,
} from '../../../src/http/decimal';
import { textsOf } from '../../fixtures/texts';

it.each([
  [12.96, '12.96'],
  ['1234.50', '1234.5'],
  ['0.00', '0'],
  ['-0.00', '0'],
  [-0.07, '-0.07'],
  [' 3 ', '3'],
  [1e21, '1000000000000000000000'],
  [1e-7, '0.0000001'],
  [0.1 + 0.2, '0.30000000000000004'],
  ['99999999999999999.99', '99999999999999999.99'],
])('toDecimal reads %j as %s [N9]', (raw, read) => {
  expect(toDecimal(raw)).toBe(read);
});

it.each([
  '',
  ' ',
  ...textsOf('1,5 | 1 234 | 1. | .5 | 1e3 | 0x10 | NaN | +1 | 1.2.3'),
  null,
  undefined,
  true,
  NaN,
  Infinity,
  {},
  [],
])('toDecimal rejects %j', (raw) => {
  expect(toDecimal(raw)).toBeUndefined();
  expect(v.is(decimal, raw)).toBe(false);
});

it('toDecimal keeps the money of any database, without trailing zeros', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat(99), (zlotys, grosze) => {
      const printed = `${zlotys}.${String(grosze).padStart(2, '0')}`;
      const shortest = printed.replace(/\.?0+$/, '');
      expect(toDecimal(printed)).toBe(zlotys === 0n && grosze === 0 ? '0' : grosze === 0 ? String(zlotys) : shortest);
    }),
  );
});

it('decimals are read and computed like big.js', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (a, b) => {
        expect(toDecimal(a)).toBe(new Big(a).eq(0) ? '0' : new Big(a).toFixed());
        expect(isLess(toDecimal(a)!, toDecimal(b)!)).toBe(new Big(a).lt(b));
        expect(compare(toDecimal(a)!, toDecimal(b)!)).toBe(new Big(a).cmp(b));
        expect(plus(toDecimal(a)!, toDecimal(b)!)).toBe(toDecimal(new Big(a).plus(b).toFixed()));
        expect(minus(toDecimal(a)!, toDecimal(b)!)).toBe(toDecimal(new Big(a).minus(b).toFixed()));
        expect(times(toDecimal(a)!, toDecimal(b)!)).toBe(toDecimal(new Big(a).times(b).toFixed()));
      },
    ),
  );
});

it('rounded rounds like big.js: a half away from zero', () => {
  const number = fc.tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat(9));
  fc.assert(
    fc.property(number, fc.nat(6), ([digits, at], places) => {
      const value = new Big(String(digits)).times(new Big(10).pow(-at));
      const expected = value.round(places, Big.roundHalfUp);
      expect(rounded(toDecimal(value.toFixed())!, places)).toBe(toDecimal(expected.toFixed()));
    }),
  );
  expect(['0.125', '-0.125', '0.1249'].map((value) => rounded(value as Decimal, 2))).toEqual(['0.13', '-0.13', '0.12']);
});

it('padded writes at least two decimals, and removes none', () =>
  expect(['12', '12.5', '-0.07', '1.234'].map((value) => padded(value as Decimal, 2))).toEqual([
    '12.00',
    '12.50',
    '-0.07',
    '1.234',
  ]));

it('compare orders by value, not by notation', () => {
  const pairs = [['9', '10'], ['-10', '-9'], ['-0.5', '0.07'], ['0.09', '0.1'], ['99999999999999999.98', '99999999999999999.99']]; // oxfmt-ignore
  for (const [a, b] of pairs as [Decimal, Decimal][])
    expect([isLess(a, b), isLess(b, a), isLess(a, a)]).toEqual([true, false, false]);
  expect([isPositive('0' as Decimal), isPositive('0.01' as Decimal), isPositive(undefined)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isZero(toDecimal('0.00')), isZero(toDecimal('-0.01')), isZero(undefined)]).toEqual([true, false, false]);
});
