/** Tests which texts are amounts, and that two numbers never become one. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAmount, readNumber, typedNumber } from '../../../src/fields/amount';
import { textsOf } from '../../fixtures/texts';

afterEach(() => vi.unstubAllGlobals());

describe('an amount', () => {
  it.each([
    ['4', '4', undefined],
    ['007', '7', undefined],
    ['4 szt.', '4', 'szt.'],
    ['12kpl', '12', 'kpl'],
    ['15 m2', '15', 'm2'],
    ['15 m^2', '15', 'm^2'],
    ['1 200,5 m²', '1200.5', 'm²'],
    ['1\u00a0200', '1200', undefined],
    ['1\u202f200', '1200', undefined],
    ['\u202a1\u200b2\u202c', '12', undefined],
    ['12 000 000', '12000000', undefined],
    ['2,50', '2.5', undefined],
    ['2.50', '2.5', undefined],
    ['12,', '12', undefined],
    [',5', '0.5', undefined],
    ['1.200,50', '1200.5', undefined],
    ['1,200.50', '1200.5', undefined],
    ['1.200.000', '1200000', undefined],
    ['1 200.50', '1200.5', undefined],
    ['1 200,000', '1200', undefined],
    ['0.750', '0.75', undefined],
    ['1200.000', '1200', undefined],
    ['x 3', '3', undefined],
    ['3x', '3', undefined],
    ['3 × szt.', '3', 'szt.'],
    ['3 xl', '3', 'xl'],
    ['0,750 kg', '0.75', 'kg'],
  ])('%j is %s %s', (text, quantity, unit) => expect(readAmount(text)).toEqual({ quantity, unit }));

  it.each([
    '',
    ' ',
    '\u22122',
    '1'.repeat(61),
    ...textsOf(`
      , | 0 | 0,00 | -2 | +2 | dużo | 1.200 | 1 200.000 | 1.2.3 | 1,2,3 | 4-6 | 3–5 | 1/2 | 10x25 | 10 x 25 | 20 (2 opak.)
      2026-03-04 | 5 5 A-1 | 5 5 | 1 20 | 1 2000 | 12 3 szt. | 0 200 | 12.34,5 | 1,20.5 | 1.234,567.8 | 1 200 .5 | 1 200. 5
      12:30 | ½ | ٣`),
  ])('%j is rejected', (text) => expect(readAmount(text)).toBeUndefined());

  it.each([
    ['1.200', '.', '1.2'],
    ['1.200', ',', '1200'],
    ['1,200', '.', '1200'],
    ['1,200', ',', '1.2'],
    ['0.500', '.', '0.5'],
    ['1200.000', '.', '1200'],
    ['12,5', '.', '12.5'],
    ['1 200.000', '.', '1200'],
    ['1,200,000', '.', '1200000'],
    ['1,200,000', ',', undefined],
    ['1 200,000', '.', undefined],
  ] as const)('%j is read by the decimal sign of its place, %s: %s', (text, sign, quantity) =>
    expect(readAmount(text, sign)?.quantity).toBe(quantity),
  );
});

it('readNumber accepts 0, readAmount rejects it', () =>
  expect([readNumber('0,00 zł'), readAmount('0,00 zł')]).toEqual([{ quantity: '0', unit: 'zł' }, undefined]));

describe('typedNumber in a field with a unit', () => {
  it.each([
    ['15', 'szt.', '15'],
    ['15 sztuk', 'szt.', '15'],
    ['15 SZT', 'szt.', '15'],
    ['0', 'szt.', '0'],
    ['15 m2', 'szt.', undefined],
    ['15 szt.', undefined, undefined],
    ['15 szt.', ' ', undefined],
    ['1e3', undefined, undefined],
    ['1e3', 'szt.', undefined],
    ['15', undefined, '15'],
  ])('reads %j by %s as %s', (text, unit, quantity) => expect(typedNumber(text, unit)).toBe(quantity));
});

it('typedAmount on an English page reads English notation', async () => {
  vi.resetModules();
  vi.stubGlobal('shopElementsLanguage', { language: 'en', texts: {} });
  const { typedAmount } = await import('../../../src/fields/amount');
  expect(['1,200', '2.561', '12,5'].map((text) => typedAmount(text)?.quantity)).toEqual(['1200', '2.561', '12.5']);
});
