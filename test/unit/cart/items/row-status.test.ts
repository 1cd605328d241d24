/** Tests that a line has the status of its own pending changes, and that other lines keep theirs. */
import { describe, expect, it } from 'vitest';
import { rowStatuses } from '../../../../src/cart/items/row-status';
import { lineKey } from '../../../../src/cart/wire/keys';
import { aCart, aLine } from '../../../fixtures/cart';

const { items } = aCart({ items: [12, 13, 14, 15].map((id) => aLine({ id })) });
const of = (id: number) => lineKey(7, id);
const none = { quantities: {}, removed: new Set<string>(), saving: new Set<string>() };
const still = {
  quantity: undefined,
  saving: false,
  removing: false,
  removed: false,
  changed: undefined,
  isNews: false,
};

it('rowStatuses distinguishes lines with the same id in two carts [C15]', () => {
  const { quantities, removed, saving } = {
    ...none,
    removed: new Set([of(12)]),
    saving: new Set([`quantity:${of(13)}`]),
  };
  expect([...rowStatuses(items, 8, { quantities, removed, saving })]).toEqual([]);
});

describe('rowStatuses', () => {
  it('returns each line’s status: typed, saving, removing, changed by the shop', () => {
    const changed = { kind: 'quantity', cartId: 7, id: 15, name: 'Gres', from: 5, to: 1 } as const;
    const saving = new Set([`quantity:${of(12)}`, `remove:${of(14)}`, 'carrier']);
    const doings = rowStatuses(items, 7, { quantities: { [of(12)]: 7 }, removed: new Set([of(13)]), saving }, [
      changed,
      { kind: 'item_removed', cartId: 7, id: 12, name: 'Fuga' },
    ]);
    expect([...doings]).toEqual([
      [of(12), { ...still, quantity: 7, saving: true }],
      [of(13), { ...still, removed: true }],
      [of(14), { ...still, removing: true }],
      [of(15), { ...still, changed, isNews: true }],
    ]);
  });

  it('returns the same empty map for lines without changes', () => {
    const rest = rowStatuses(items, 7, none);
    expect(
      rowStatuses(items, 7, {
        ...none,
        quantities: { [of(99)]: 1 },
        saving: new Set([`quantity:${of(99)}`, 'carrier']),
      }),
    ).toBe(rest);
  });
});
