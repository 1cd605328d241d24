/** Tests that money and numbers are formatted exactly as Polish readers expect. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldNumber, formatMoney, formatNumber, prepareMoney } from '../../../src/ui/money';

const spaced = (text: string) => text.replaceAll('_', '\u00A0');

describe('formatMoney', () => {
  it.each([
    ['0', '0,00_zł'],
    ['1234.56', '1_234,56_zł'],
    ['999.5', '999,50_zł'],
    ['1234567.891', '1_234_567,89_zł'],
    ['-12.3', '−12,30_zł'],
    ['-1234.5', '−1_234,50_zł'],
    // Half up on the decimal text, where binary floats give 1,00 and 8,34.
    ['1.005', '1,01_zł'],
    ['8.345', '8,35_zł'],
    // Beyond the 15 digits of a float.
    ['9007199254740993.07', '9_007_199_254_740_993,07_zł'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(spaced(text));
  });

  it.each([
    ['EUR', '1_234,50_€'],
    ['CZK', '1_234,50_CZK'],
    ['XXY', '1_234,50_XXY'],
    ['', '1_234,50_'],
    ['zł', '1_234,50_zł'],
  ])('writes the currency %j', (currency, text) => {
    expect(formatMoney('1234.5', currency)).toBe(spaced(text));
  });
});

describe('formatNumber', () => {
  it.each([
    ['12345.5', undefined, '12_345,5'],
    ['1000', undefined, '1_000'],
    ['0.00001', undefined, '0,00001'],
    ['2.10', undefined, '2,1'],
    ['2.1', 2, '2,10'],
    ['2.675', 2, '2,68'],
  ] as const)('writes %s with %s places as %s', (amount, decimals, text) => {
    expect(formatNumber(amount, decimals)).toBe(spaced(text));
  });
});

it('formats Polish numbers and zlotys without Intl like Intl', () => {
  const amount = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.stringMatching(/^\d{0,8}$/))
    .map(([isLess, whole, rest]) => `${isLess ? '-' : ''}${whole}${rest && `.${rest}`}`);
  fc.assert(
    fc.property(amount, fc.nat(6), (one, places) => {
      const intl = (settings: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat('pl', { ...settings, signDisplay: 'negative', useGrouping: 'always' })
          .format(one as `${number}`)
          .replace('-', '−');
      expect(formatNumber(one, places)).toBe(intl({ minimumFractionDigits: places, maximumFractionDigits: places }));
      expect(formatMoney(one)).toBe(intl({ style: 'currency', currency: 'PLN' }));
    }),
  );
});

describe('loading Intl’s slow data', () => {
  let made = 0;
  const { NumberFormat } = Intl;
  class Counted extends NumberFormat {
    constructor(...settings: ConstructorParameters<typeof NumberFormat>) {
      super(...settings);
      made++;
    }
  }
  beforeEach(() => {
    made = 0;
    vi.stubGlobal('Intl', { ...Intl, NumberFormat: Counted });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is unnecessary for Polish numbers and zlotys', () => {
    formatMoney('1234.5');
    formatNumber('1234.5', 3);
    expect(made).toBe(0);
  });

  it('happens once for each currency', () => {
    for (const amount of ['1.25', '7.50']) formatMoney(amount, 'SEK');
    expect(made).toBe(1);
  });

  it('can happen before there is an amount, whatever the currency', () => {
    prepareMoney('NOK');
    prepareMoney('kr');
    expect(made).toBeGreaterThan(0);
    made = 0;
    formatMoney('1234.5', 'NOK');
    expect(made).toBe(0);
  });
});

it('formatMoney has no minus before zero', () => {
  expect([formatMoney('-0.004'), formatMoney('-0.004', 'EUR'), formatMoney('-0.25'), formatMoney('-2', 'EUR')]).toEqual(
    ['0,00\u00A0zł', '0,00\u00A0€', '−0,25\u00A0zł', '−2,00\u00A0€'],
  );
});

it.each([
  ['1234.5', '1234,5'],
  ['-0.25', '-0,25'],
  ['12', '12'],
])('fieldNumber(%s) is %s', (amount, text) => {
  expect(fieldNumber(amount)).toBe(text);
});
