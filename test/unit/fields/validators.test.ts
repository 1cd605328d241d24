/** Tests which texts the validators accept, case by case. */
import { describe, expect, it } from 'vitest';
import {
  email,
  formatEmail,
  formatNip,
  formatPhone,
  formatPostCode,
  lengthBetween,
  maxLength,
  minLength,
  nip,
  phone,
  postCode,
} from '../../../src/fields/validators';
import { textsOf } from '../../fixtures/texts';

interface Table {
  name: string;
  isValid: (text: string) => boolean;
  right: readonly string[];
  wrong: readonly string[];
}

const tables: readonly Table[] = [
  {
    name: 'minLength(3)',
    isValid: minLength(3),
    right: ['abc', 'żół', 'abcd', ' abc '],
    wrong: ['', 'ab', '   ', 'a  ', '😀😀'],
  },
  { name: 'maxLength(3)', isValid: maxLength(3), right: ['', 'abc', ' abc ', '😀😀😀'], wrong: ['abcd'] },
  {
    name: 'lengthBetween(1, 10)',
    isValid: lengthBetween(1, 10),
    right: ['1', '12A/3', '1234567890'],
    wrong: ['', ' ', '12345678901'],
  },
  { name: 'minLength(1)', isValid: minLength(1), right: ['a', ' a'], wrong: ['', ' ', '\u00A0', '\n'] },
  {
    name: 'postCode',
    isValid: postCode,
    right: ['00-000', '31-147', ' 31-147 ', '\u202a31-147\u202c', '31-147\ufeff'],
    wrong: ['', '31147', '31-14', '31-1477', '3-1147', '31 147', '31–147', '٣١-١٤٧', 'ab-cde', '31-147\n31-147'],
  },
  {
    name: 'phone',
    isValid: phone,
    right: [
      ' 601234567 ',
      '+48\u00A0601\u00A0234\u00A0567',
      '601\u202F234\u202F567',
      '601\u2013234\u2013567',
      '\u202a+48 601\u2011234\u2011567\u202c',
      ...textsOf(`
        601234567 | 601 234 567 | 601-234-567 | +48601234567 | +48 601 234 567 | 0048601234567 | 0048 601-234-567
        +48-601-234-567 | 221234567 | 22 123 45 67 | (22) 123-45-67 | (22)123 45 67 | +48 22 123 45 67 | +48 (22) 123-45-67
        (022) 123-45-67 | +49 601 234 567 | 601  234 567 | 601.234.567 | +48.601.234.567 | (+48) 601 234 567
        tel. (+48) 601 234 567 | Tel: 22 123 45 67`),
    ],
    wrong: [
      '',
      ...textsOf(`
        112 | 48601234567 | 60123456 | 6012345678 | +48 60123456 | +4860123456789 | 601 234 56a | ++48601234567
        00601234567 | +601234567 | 48 601 234 567 | 6 0 1 2 3 4 5 6 7 | ٦٠١٢٣٤٥٦٧ | (22 123-45-67 | 22) 123-45-67 | +48
        000 48 601234567`),
    ],
  },
  {
    name: 'email',
    isValid: email,
    right: [
      ' jan@firma.pl ',
      'jan@fir\u2011ma.pl\u200b',
      ...textsOf(`
        jan@firma.pl | jan.kowalski+faktury@sub.firma.com.pl | o'neil@firma.pl | JAN@FIRMA.PL | jan@żółw.pl | j@a.co
        jan@fir-ma.pl | mailto:jan@firma.pl | jan@firma.xn--p1ai`),
    ],
    wrong: [
      ...[
        '',
        ...textsOf(
          'jan | jan@ | @firma.pl | jan@firma | jan@firma. | jan@.pl | jan@@firma.pl | jan kowalski@firma.pl | jan@firma .pl',
        ),
      ],
      ...textsOf(`
        jan@firma..pl | .jan@firma.pl | jan.@firma.pl | ja..n@firma.pl | jan@-firma.pl | jan@firma-.pl | jan@firma.p
        jan@firma.xn-- | jan@firma.pl,ewa@firma.pl`),
      ...['<jan@firma.pl>', `${'a'.repeat(65)}@firma.pl`, `jan@${'a.'.repeat(130)}pl`],
    ],
  },
  {
    name: 'nip',
    isValid: nip,
    right: [
      '123\u00A0456\u00A032\u00A018',
      'PL\u00A0123 45 63 218',
      'NIP: PL 123\u2212456\u221232\u221218',
      '\u200e123\u00ad456\u00ad32\u00ad18',
      ' 1234563218 ',
      ...textsOf(`
        1234563218 | 123-456-32-18 | 123-45-63-218 | 123 456 32 18 | 123.456.32.18 | PL1234563218 | pl 123-456-32-18
        NIP: 123-456-32-18 | NIP 1234563218 | 5260250274 | 526-025-02-74 | 7740001454`),
    ],
    wrong: [
      ...['', '1234563217', '123456321', '12345632181', '123-456-3218', '1234-56-32-18', '0000000000', '1111111111'],
      ...['123456321a', '١٢٣٤٥٦٣٢١٨', '123-45-632-18'],
    ],
  },
];

describe.each(tables)('$name', ({ isValid, right, wrong }) => {
  it.each(right)('accepts %j [I3]', (text) => expect(isValid(text)).toBe(true));
  it.each(wrong)('refuses %j', (text) => expect(isValid(text)).toBe(false));
});

describe('nip', () => {
  it('rejects every number whose checksum is 10 [I3]', () => {
    const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
    let seen = 0;
    for (let first = 100_000_000; first < 100_003_000; first += 1) {
      const sum = [...String(first)].reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0);
      if (sum % 11 !== 10) continue;
      seen += 1;
      for (let last = 0; last < 10; last += 1) expect(nip(`${first}${last}`)).toBe(false);
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('accepts exactly one last digit for any other checksum', () => {
    const accepted = Array.from({ length: 10 }, (_, last) => nip(`123456321${last}`)).filter(Boolean);
    expect(accepted).toHaveLength(1);
  });
});

it.each<[string, string]>([
  ['31147', '31-147'],
  ['31 147', '31-147'],
  [' 31-147 ', '31-147'],
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe58', '\ufe63', '\uff0d'].map(
    (dash): [string, string] => [`00${dash}001`, '00-001'],
  ),
  ['00 - 001', '00-001'],
  ['PL 00-001', '00-001'],
  ['PL-00-001', '00-001'],
  ['\u202a00\u2013\u200b001\u202c', '00-001'],
  ['00\u00a0\u2013\u00a0001', '00-001'],
  ['3114', '3114'],
  ['311477', '311477'],
  ['SW1A', 'SW1A'],
  ['', ''],
])('formatPostCode writes %j as %j', (typed, tidy) => {
  expect(formatPostCode(typed)).toBe(tidy);
});

it.each([
  [formatNip, 'NIP: 123-456-32-18', '123-456-32-18'],
  [formatNip, 'PL1234563218\u200b', 'PL1234563218'],
  [formatPhone, 'tel. (+48) 601\u2013234\u2013567', '+48 601-234-567'],
  [formatPhone, '(22) 123-45-67', '(22) 123-45-67'],
  [formatEmail, 'E-mail: jan@firma.pl', 'jan@firma.pl'],
])('%o reduces %j to %j', (format, typed, tidy) => expect(format(typed)).toBe(tidy));
