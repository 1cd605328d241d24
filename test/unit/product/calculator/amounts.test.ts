/** Tests that the calculator reads typed amounts and computes exactly, against integers of any size. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeOf, type Decimal } from '../../../../src/http/decimal';
import {
  areaOf,
  readExact,
  readExactWhole,
  fromCentimetres,
  isTooLong,
  isWrong,
  roomArea,
  displayedAmount,
  type Opening,
} from '../../../../src/product/calculator/amounts';

const dec = (text: string) => text as Decimal;
const room = (width: string, length: string, openings: readonly Opening[] = []) => ({
  id: 1,
  name: '',
  width,
  length,
  openings,
});

describe('readExact', () => {
  it.each([
    ['3.5', '3.5'],
    ['3,5', '3.5'],
    [',5', '0.5'],
    ['12,96', '12.96'],
    ['12,', '12'],
    ['007', '7'],
    ['1 234,5', '1234.5'],
    ['1.234,56', '1234.56'],
    ['1,234,567.8', '1234567.8'],
    ['12,5 m2', '12.5'],
    ['', undefined],
    [',', undefined],
  ])('reads %j as %s [K3]', (typed, amount) => {
    expect([readExact(typed, 'm²'), isWrong(typed, readExact(typed, 'm²'))]).toEqual([amount, false]);
  });

  it.each(['abc', '4,7a', '-4', '1e3', '3,5,1', '3..5', '1.234', '1,2,3', '12 szt.', '12345678901'])(
    'rejects %j, and each part of it [K3]',
    (typed) => {
      expect([readExact(typed, 'm²'), isWrong(typed, undefined)]).toEqual([undefined, true]);
    },
  );

  it('accepts decimals only if the unit has them; zeros are no decimals [K3]', () => {
    expect(['12,5', '12,00', '12 szt.'].map((typed) => readExactWhole(typed, 'szt.'))).toEqual([undefined, '12', '12']);
  });
});

describe('wholeOf', () => {
  it.each([
    ['12.96', '1.44', '9'],
    ['2.1', '0.3', '7'],
    ['2.1000000000000000000000001', '0.3', '8'],
    ['0.1', '1.44', '1'],
    ['0', '1.44', '0'],
    ['1', '3', '1'],
    ['10', '3', '4'],
    ['999999999.99', '0.001', '999999999990'],
  ])('divides %s by %s to %s', (amount, size, packages) => {
    expect(wholeOf(dec(amount), dec(size))).toBe(packages);
  });

  it('agrees with integer arithmetic for 100,000 pairs [K2]', { timeout: 60_000 }, () => {
    const places = fc.integer({ min: 0, max: 9 });
    const number = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 14n }), places);
    const text = ([digits, at]: [bigint, number]) => {
      const padded = digits.toString().padStart(at + 1, '0');
      return dec(at === 0 ? padded : `${padded.slice(0, -at)}.${padded.slice(-at)}`);
    };
    const scaled = ([digits, at]: [bigint, number]) => digits * 10n ** BigInt(9 - at);
    // Half of the pairs are exact multiples, which are sensitive to rounding errors.
    const multiple = fc.tuple(number, fc.bigInt({ min: 1n, max: 100_000n })).map(([size, times]) => ({
      size,
      amount: [size[0] * times, size[1]] as [bigint, number],
    }));
    const any = fc.record({ size: number, amount: number });
    fc.assert(
      fc.property(fc.oneof(multiple, any), ({ size, amount }) => {
        const [a, b] = [scaled(amount), scaled(size)];
        return wholeOf(text(amount), text(size)) === ((a + b - 1n) / b).toString();
      }),
      { numRuns: 100_000 },
    );
  });
});

describe('areaOf', () => {
  it('multiplies width and length exactly', () => {
    expect(roomArea(room('3,3', '4,7'))).toBe('15.51');
    expect(roomArea(room('0,1', '0,2'))).toBe('0.02');
    expect(roomArea(room('3', ''))).toBeUndefined();
  });

  it('subtracts doors and windows, and is never negative', () => {
    const opening = (width: string, height: string) => ({ id: 1, width, height });
    expect(roomArea(room('12', '2,5', [opening('0,9', '2'), opening('1,2', '1'), opening('', '2')]))).toBe('27');
    expect(roomArea(room('1', '1', [opening('2', '2')]))).toBe('0');
    expect(roomArea(room('', '2,5', [opening('0,9', '2')]))).toBeUndefined();
  });

  it('adds several rooms, then the spare', () => {
    expect(areaOf([room('3,3', '4,7'), room('2', '1,5'), room('', '4')], 10)).toBe('20.361');
    expect(areaOf([room('3,3', '4,7')], 0)).toBe('15.51');
    expect(areaOf([room('', '')], 10)).toBeUndefined();
  });

  it('agrees with integer arithmetic for 100,000 rooms', { timeout: 60_000 }, () => {
    const centimetres = fc.integer({ min: 1, max: 999_999 });
    const metres = (cm: number) => `${Math.floor(cm / 100)},${String(cm % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(centimetres, centimetres, fc.integer({ min: 0, max: 100 }), (width, length, spare) => {
        const area = areaOf([room(metres(width), metres(length))], spare)!;
        const [whole = '', part = ''] = area.split('.');
        return BigInt(whole + part.padEnd(6, '0')) === BigInt(width) * BigInt(length) * BigInt(100 + spare);
      }),
      { numRuns: 100_000 },
    );
  });

  it.each([
    ['50', false],
    ['50,01', true],
    ['345', true],
    ['', false],
    ['345x', false],
  ])('questions a side of %j m as too long: %s', (side, is) => {
    expect(isTooLong(side, 50)).toBe(is);
  });

  it.each([
    ['345', '3,45'],
    ['90,5', '0,905'],
    ['1200', '12'],
  ])('converts %s cm to %s m', (typed, metres) => {
    expect(fromCentimetres(typed)).toBe(metres);
  });

  it('displays at most two decimals', () => {
    expect(['20.361', '1.3577531', '0.000004', '12'].map((one) => displayedAmount(dec(one)))).toEqual([
      '20,36',
      '1,36',
      '0',
      '12',
    ]);
  });
});
