/** Decides that a line hears of its own unanswered changes, and that lines at rest hear of nothing. */
import { describe, expect, test } from 'vitest';
import { doingsOf } from '../../../../src/cart/items/doings';
import { aCart, aLine } from '../../../fixtures/cart';

const { items } = aCart({ items: [12, 13, 14].map((id) => aLine({ id })) });

describe('what is under way', () => {
  test('is told by line: typed, being saved, being removed', () => {
    const doings = doingsOf(items, { 12: 7 }, new Set(['quantity:12', 'remove:14', 'carrier']));
    expect([...doings]).toEqual([
      ['12', { quantity: 7, saving: true, removing: false }],
      ['14', { quantity: undefined, saving: false, removing: true }],
    ]);
  });

  test('is the same nothing for lines at rest, whatever else happens', () => {
    const rest = doingsOf(items, {}, new Set());
    expect(doingsOf(items, { 99: 1 }, new Set(['quantity:99', 'carrier']))).toBe(rest);
  });
});
