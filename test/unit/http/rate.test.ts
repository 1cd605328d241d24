/** Tests how VAT rates are read and computed with, and that PHP uses the same codes. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { text } from '../../../src/cart/text';
import { percentOf, rate, UNTAXED } from '../../../src/http/rate';
import { formatRate } from '../../../src/ui/money';

it.each([
  [23, '23', '23', '23\u00A0%'],
  ['8.0', '8', '8', '8\u00A0%'],
  [0, '0', '0', '0\u00A0%'],
  ['zw', 'zw', '0', 'zw.'],
  ['np', 'np', '0', 'np.'],
  ['oo', 'oo', '0', 'oo'],
])('the rate %j is read as %s, computed with %s and formatted as %s [B39]', (raw, is, percent, formatted) => {
  const read = v.parse(rate, raw);
  expect([read, percentOf(read), formatRate(read)]).toEqual([is, percent, formatted]);
});

it.each(['ZW', 'zw.', '23%', '', 'e', null])('rate rejects %j [B39]', (raw) => expect(v.is(rate, raw)).toBe(false));

it('PHP has the same codes with the same meanings [B39]', () => {
  const php = readFileSync(new URL('../../../src/php/src/Cart/VatRate.php', import.meta.url), 'utf8');
  const [, words = ''] = /WORDS = \[(.*?)\]/.exec(php) ?? [];
  expect(words).toBe(UNTAXED.map((word) => `'${word}' => '${text.totals.untaxed[word]}'`).join(', '));
});
