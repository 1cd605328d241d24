/** Shows that the kit reads the lines that the cart displays. */
import { expect, it } from 'vitest';
import { linesOf as displayedLinesOf } from '../../../../src/cart/session/rules';
import { linesOf } from '../../../../src/tools/conform/cart-parts';
import { aCart, aLine } from '../../../fixtures/cart';

const items = [aLine({ id: 1 })];
const childCarts = [{ id: 8, items: [aLine({ id: 2 })] }];

it.each([
  ['a cart', { items }, [[1, 7]]],
  ['a cart that is no master, whatever children it names', { items, childCarts }, [[1, 7]]],
  ['a master cart: its children’s alone', { items, childCarts, is_master: true }, [[2, 8]]],
])('linesOf returns the lines of %s', (_, fields, expected) => {
  const cart = aCart(fields);
  expect(linesOf(cart).map(({ item, cartId }) => [item.id, cartId])).toEqual(expected);
  expect(linesOf(cart).map(({ item }) => item)).toEqual(displayedLinesOf(cart));
});
