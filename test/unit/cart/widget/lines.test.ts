/** Decides what stands below a cart's first lines in the dropdown. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { restOf, shownOf } from '../../../../src/cart/widget/lines';
import { widgetItem } from '../../../../src/cart/widget/schema';

const items = (count: number) =>
  Array.from({ length: count }, () => v.parse(widgetItem, { name: 'Gres', quantity: 1 }));

it.each([
  [0, 0, 'Twój koszyk jest pusty.'],
  [1, 1, undefined],
  [4, 4, undefined],
  [5, 4, 'i jeszcze 1\u00A0pozycja'],
  [9, 4, 'i jeszcze 5\u00A0pozycji'],
])('of %i lines %i are shown, and below them stands %s', (count, shown, below) => {
  expect(shownOf(items(count))).toHaveLength(shown);
  expect(restOf(items(count))).toBe(below);
});
