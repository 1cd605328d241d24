/** Tests that the tab's next page reports unacknowledged changes again, and no others. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '../../../../src/cart/session/changes';
import { storedChanges, persistChanges } from '../../../../src/cart/session/changes-storage';
import type { CartSession } from '../../../../src/cart/session/session';
import { newCart, type CartState } from '../../../../src/cart/session/state';
import type { Decimal } from '../../../../src/http/decimal';
import { aCart } from '../../../fixtures/cart';
import { stubPage, stubStorages } from '../../../fixtures/page';

beforeEach(() => {
  stubPage();
  stubStorages();
});
afterEach(() => vi.unstubAllGlobals());

const money = (text: string) => text as Decimal;
const place = { cartId: 7, id: 1, name: 'Gres' };
const every: readonly Change[] = [
  { kind: 'price', ...place, from: money('10'), to: money('12.5') },
  { kind: 'quantity', ...place, from: 5, to: 6, unit: 'szt.', total: { from: money('50'), to: money('60') } },
  { kind: 'quantity', ...place, from: 5, to: 6 },
  { kind: 'item_removed', ...place },
  { kind: 'item_added', ...place, to: 2 },
  { kind: 'carrier_price', id: 1, name: 'Kurier', from: money('10'), to: money('0') },
  { kind: 'carrier_removed', id: 1, name: 'Kurier' },
  { kind: 'other', id: 'other', name: '' },
  { kind: 'payment', id: 'payment', name: 'Przelew', from: '', to: 'Przelew' },
  { kind: 'detail', id: 'notes', name: 'Uwagi', from: 'a', to: 'b' },
];

/** A page of the same tab with the summary open. */
function page(): { show: (change: Partial<CartState>) => void; restored: Partial<CartState>[] } {
  const restored: Partial<CartState>[] = [];
  const listeners: ((state: CartState) => void)[] = [];
  let state: CartState = { ...newCart, cart: aCart() };
  persistChanges({
    url: '/koszyk',
    getState: () => state,
    subscribe: (listener) => (listeners.push(listener), () => {}),
    restoreChanges: (stored) => void restored.push(stored),
  } as CartSession);
  const show = (change: Partial<CartState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  };
  return { show, restored };
}

it('every kind of change is restored after a reload, with the total before it [O18]', () => {
  const { show, restored } = page();
  show({ changes: every, before: money('100'), unseen: true });
  expect(restored).toEqual([]);
  expect(page().restored).toEqual([{ changes: every, before: '100' }]);
});

it('acknowledged changes and changes of another cart are not restored [O18]', () => {
  const { show } = page();
  show({ changes: every, unseen: true });
  expect(storedChanges('/koszyk', 8)).toBeUndefined();
  show({ changes: [], unseen: false });
  expect(page().restored).toEqual([]);
});
