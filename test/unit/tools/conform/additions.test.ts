/** Shows that the kit tells of every field since the first contract, and that the first contract stands. */
import { expect, it } from 'vitest';
import { first } from '../../../../src/cart/wire/first';
import { additions, additionsIn, owners } from '../../../../src/tools/conform/additions';

it.each(Object.entries(first))('each field of the first contract’s %s is still there', (owner, fields) => {
  const known = Object.keys(owners[owner as keyof typeof first]);
  expect(fields.filter((name) => !known.includes(name))).toEqual([]);
});

it('what a schema has besides is an addition', () => {
  expect(additions).toContain('cart.can_move_lines');
  expect(additions).toContain('line.extra_fields');
  expect(additions.filter((name) => /\.(id|prices|net|name|quantity)$/.test(name))).toEqual([]);
});

it('finds an addition wherever an answer has it', () => {
  const line = { note: 'na budowę', unit_price: null };
  const child = { items: { 7: { vat_rate: 23, prices: { total_net: '1.00' } } } };
  const cart = { revision: 'a', childCarts: [child], items: [line], availableCarriers: [{ id: 1 }, { network: 'x' }] };
  expect(additionsIn({ cart })).toEqual([
    'cart.revision',
    'line.vat_rate',
    'line.note',
    'line.prices.total_net',
    'carrier.network',
  ]);
  expect(['', null, { cart: null }, { cart: 'x' }, { cart: { items: 'x' } }].map(additionsIn).flat()).toEqual([]);
});
