/** Decides that a line hears of its own unanswered changes, and that lines at rest hear of nothing. */
import { describe, expect, it } from 'vitest';
import { doingsOf } from '../../../../src/cart/items/doings';
import { aCart, aLine } from '../../../fixtures/cart';

const { items } = aCart({ items: [12, 13, 14, 15].map((id) => aLine({ id })) });
const none = { quantities: {}, removed: new Set<string>(), saving: new Set<string>() };
const still = { quantity: undefined, saving: false, removing: false, removed: false, changed: undefined };

describe('what is under way', () => {
  it('is told by line: typed, being saved, being removed, changed by the shop', () => {
    const changed = { kind: 'quantity', id: 15, name: 'Gres', from: 5, to: 1 } as const;
    const saving = new Set(['quantity:12', 'remove:14', 'carrier']);
    const doings = doingsOf(items, { quantities: { 12: 7 }, removed: new Set(['13']), saving }, [
      changed,
      { kind: 'item_removed', id: 12, name: 'Fuga' },
    ]);
    expect([...doings]).toEqual([
      ['12', { ...still, quantity: 7, saving: true }],
      ['13', { ...still, removed: true }],
      ['14', { ...still, removing: true }],
      ['15', { ...still, changed }],
    ]);
  });

  it('is the same nothing for lines at rest, whatever else happens', () => {
    const rest = doingsOf(items, none);
    expect(doingsOf(items, { ...none, quantities: { 99: 1 }, saving: new Set(['quantity:99', 'carrier']) })).toBe(rest);
  });
});
