/** Tests the numbers beside a product's name. */
import { expect, it } from 'vitest';
import { lookedUpProduct } from '../../../../src/lookup/schema';
import { codesOf, ownCodeOf } from '../../../../src/ui/codes/codes';
import * as v from 'valibot';

it.each([
  [{ index: 'KLE-2501', buyer_code: '4711' }, 'KLE-2501 · Twój symbol: 4711'],
  [{ index: 'KLE-2501' }, 'KLE-2501'],
  [{ buyer_code: '4711' }, 'Twój symbol: 4711'],
  [{ index: '', buyer_code: '' }, ''],
])('%j is written as „%s”', (product, text) => expect(codesOf(product)).toBe(text));

it('a product without a symbol of the buyer has none of its words', () => {
  expect(ownCodeOf({})).toBeUndefined();
  expect(v.parse(lookedUpProduct, { id: 1, title: 'Klej', buyer_code: 4711 }).buyer_code).toBe('4711');
});
