/** Tests the order of the lines, and the filter for changed lines. */
import { describe, expect, it } from 'vitest';
import { arranged, changedLines } from '../../../../src/cart/parts/arrange';
import { lineKey } from '../../../../src/cart/wire/keys';
import { linesOf } from '../../../../src/cart/session/rules';
import { aCart, aLine } from '../../../fixtures/cart';

const items = linesOf(
  aCart({
    items: [
      aLine({ id: 1, index: 'B-10', product_name: 'Łata', prices: { net: '1', gross: '1', total_gross: '9.5' } }),
      aLine({ id: 2, index: 'B-9', product_name: 'Zaprawa', prices: { net: '1', gross: '1', total_gross: '100' } }),
      aLine({ id: 3, index: undefined, product_name: 'Listwa', prices: { net: '1', gross: '1', total_gross: '10' } }),
    ],
  }),
);
const idsOf = (order: Parameters<typeof arranged>[1], only?: Parameters<typeof arranged>[2]) =>
  arranged(items, order, only).map(({ id }) => id);

describe('arranged', () => {
  it('returns the list itself for "added"', () => expect(arranged(items, 'added')).toBe(items));
  it('sorts by name in Polish order', () => expect(idsOf('name')).toEqual([3, 1, 2]));
  it('sorts by index, 9 before 10', () => expect(idsOf('index')).toEqual([3, 2, 1]));
  it('sorts by value as numbers, highest first', () => expect(idsOf('value')).toEqual([2, 3, 1]));
  it('returns only changed lines with the filter', () => {
    const changed = changedLines([
      { kind: 'price', cartId: 7, id: 2, name: '', from: '1' as never, to: '2' as never },
      { kind: 'carrier', id: 1, name: '', from: '', to: '' },
    ]);
    expect(idsOf('added', ({ id }) => changed.has(lineKey(7, id)))).toEqual([2]);
    expect(idsOf('added', ({ id }) => changed.has(lineKey(8, id)))).toEqual([]);
  });
});
