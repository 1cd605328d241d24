/** Tests post codes and tax numbers of other countries, as they are written on invoices. */
import { describe, expect, it } from 'vitest';
import { postCodeOf, taxNumberOf } from '../../../../src/cart/addresses/by-country';
import { countries } from '../../../../src/fields/countries';
import { countryFormats, patternOf } from '../../../../src/http/country-formats';

it.each([
  ['DE', '10115', '10115'],
  ['DE', 'D-10115', '10115'],
  ['DE', '1011', undefined],
  ['DE', '00-001', undefined],
  ['FR', '75008', '75008'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['NL', '1012jk', '1012 JK'],
  ['CZ', '11000', '110 00'],
  ['SK', '811 01', '811 01'],
  ['PT', '1000205', '1000-205'],
  ['LV', '1010', 'LV-1010'],
  ['LT', 'LT-01100', 'LT-01100'],
  ['AT', 'A-1010', '1010'],
  ['IE', 'D02X285', 'D02 X285'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['SE', 'SE-111 22', '111 22'],
  ['PL', '00001', '00-001'],
  ['PL', '10115 Berlin', undefined],
  ['US', '94107-1234', '94107-1234'],
  ['US', '', undefined],
])('postCodeOf(%s, %j) is %j', (country, text, code) => expect(postCodeOf(country, text)).toBe(code));

it.each([
  ['DE', 'DE129273398', 'DE129273398'],
  ['DE', 'de 129 273 398', 'DE129273398'],
  ['DE', '129273398', 'DE129273398'],
  ['DE', '1234563218', undefined],
  ['AT', 'ATU12345678', 'ATU12345678'],
  ['AT', 'U12345678', 'ATU12345678'],
  ['FR', 'FR40303265045', 'FR40303265045'],
  ['NL', 'NL 0044.95.445.B01', 'NL004495445B01'],
  ['GR', 'EL123456789', 'EL123456789'],
  ['ES', 'ESB58378431', 'ESB58378431'],
  ['CH', 'CHE-116.281.710', 'CHE116281710'],
  ['PL', '526/025/02/74', '5260250274'],
  ['PL', '5260250275', undefined],
])('taxNumberOf(%s, %j) is %j', (country, text, number) => expect(taxNumberOf(country, text)).toBe(number));

describe('each country', () => {
  it('that the form offers has its formats', () =>
    expect(countries().filter(({ code }) => countryFormats.every(({ country }) => country !== code))).toEqual([]));

  it.each(countryFormats.map((one) => [one.country, one] as const))(
    '%s: every example of its formats is read, and written in the pattern',
    (country, { postCodes, taxNumbers, letters }) => {
      const example = (format: string) => format.replaceAll('0', '1').replaceAll('A', 'B').replaceAll('X', '7');
      for (const format of postCodes)
        expect(postCodeOf(country, example(format))).toMatch(new RegExp(patternOf(postCodes)));
      for (const format of country === 'PL' ? [] : taxNumbers)
        expect(taxNumberOf(country, letters + example(format))).toMatch(new RegExp(patternOf(taxNumbers, letters)));
    },
  );
});
