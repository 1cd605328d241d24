/** Shows that the kit lists every field added since the first contract. */
import { expect, it } from 'vitest';
import { first } from '../../../../src/cart/wire/first';
import { additions, additionsIn, owners } from '../../../../src/tools/conform/additions';

it.each(Object.entries(first))('the schema of %s has each field of the first contract', (owner, fields) => {
  const known = Object.keys(owners[owner as keyof typeof first]);
  expect(fields.filter((name) => !known.includes(name))).toEqual([]);
});

it('additions contains the fields of a schema that the first contract lacks', () => {
  expect(additions).toContain('cart.can_move_lines');
  expect(additions).toContain('line.extra_fields');
  expect(additions.filter((name) => /\.(id|prices|net|name|quantity)$/.test(name))).toEqual([]);
});

it('additionsIn finds additions in the cart, lines, prices and carriers of a response', () => {
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
