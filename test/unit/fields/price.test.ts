/** Tests which typed texts are amounts of money. */
import { expect, it } from 'vitest';
import { parsePrice } from '../../../src/fields/price';

it.each([
  ['12,34', '12.34'],
  ['12.34', '12.34'],
  ['12,3', '12.3'],
  ['12', '12'],
  ['1 234,56', '1234.56'],
  ['1\u00A0234,56', '1234.56'],
  ['1\u202F234,56 zł', '1234.56'],
  ['0,00', '0'],
])('parsePrice reads %s as %s', (typed, amount) => expect(parsePrice(typed)).toBe(amount));

it.each(['', 'abc', '12,345', '-5', '1,2,3', '1e3', '12,', ',5', '٣'])('does not read "%s"', (typed) =>
  expect(parsePrice(typed)).toBeUndefined(),
);
