/** Tests which lines of a long order the summary displays without a press. */
import { describe, expect, it } from 'vitest';
import { foldedOf, remembering, sumOf } from '../../../../src/cart/items/folded';
import type { CartItem } from '../../../../src/cart/wire/item';
import { cart } from '../../../../src/cart/wire/cart';
import { lineKey } from '../../../../src/cart/wire/keys';
import * as v from 'valibot';
import { aCart, aLine } from '../../../fixtures/cart';

const NOTHING: ReadonlySet<string> = new Set();
const line = (id: number, more: object = {}) =>
  aLine({ id, prices: { net: '1', gross: '1.23', total_gross: '1.23' }, ...more }) as unknown as CartItem;
const ids = (items: readonly CartItem[] = []) => items.map(({ id }) => id);
const lines = (count: number, change: Readonly<Record<number, object>> = {}) =>
  v.parse(cart, { ...aCart(), items: Array.from({ length: count }, (_, at) => line(at + 1, change[at + 1])) }).items;

describe('foldedOf', () => {
  it('folds nothing up to 60 lines [O19]', () => {
    expect(foldedOf(lines(60), 7, NOTHING)).toBeUndefined();
    expect(foldedOf(lines(61), 7, NOTHING)).toBeDefined();
  });

  it('keeps the first 6, the last 4, the five dearest, lines on request and changed lines [O19]', () => {
    const dear = { prices: { net: '90', gross: '110.70', total_gross: '110.70' } };
    const items = lines(500, {
      2: dear,
      100: dear,
      200: dear,
      300: dear,
      499: dear,
      50: { onRequestAvailableToOrder: true },
    });
    const folded = foldedOf(items, 7, new Set([lineKey(7, 77), lineKey(8, 78)]))!;
    expect(ids(folded.first)).toEqual([1, 2, 3, 4, 5, 6, 50, 77, 100, 200, 300]);
    expect(ids(folded.last)).toEqual([497, 498, 499, 500]);
    expect(folded.rest).toHaveLength(485);
    expect(sumOf(folded.rest.map(({ prices }) => prices.total_gross))).toBe('596.55');
  });

  it('folds nothing if every line of the middle must stay [O19]', () => {
    const items = lines(61);
    expect(foldedOf(items, 7, new Set(items.map(({ id }) => lineKey(7, id))))).toBeUndefined();
  });

  it('keeps a changed line after its change was acknowledged [O19]', () => {
    const remember = remembering();
    expect([...remember(new Set(['7 1']))]).toEqual(['7 1']);
    const before = remember(NOTHING);
    expect([...before]).toEqual(['7 1']);
    expect(remember(new Set(['7 1']))).toBe(before);
  });
});
