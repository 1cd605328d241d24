/** Tests that the cart dropdown reads the data of real servers. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { widgetAnswer } from '../../../../src/cart/widget/schema';

it('widgetAnswer reads carts, lines and child carts', () => {
  const item = { name: 'Gres', quantity: '3', isPackage: 1, packageQuantity: 2, totalPriceGross: '36.90' };
  const read = v.parse(widgetAnswer, {
    count: '4',
    cartsUrl: '/koszyki',
    carts: [
      { id: 7, name: 'Łazienka', url: '/koszyk', items: [item] },
      { id: 8, name: 'Budowa', is_master: true, childCarts: [{ id: 9, items: [item] }] },
    ],
  });
  expect(read.count).toBe(4);
  expect(read.carts[0]!.items).toMatchObject([
    { quantity: '3', isPackage: true, packageQuantity: '2', totalPriceGross: '36.9' },
  ]);
  expect(read.carts[1]).toMatchObject({ is_master: true, childCarts: [{ id: 9, items: [{ name: 'Gres' }] }] });
});

it.each([{}, { count: null, carts: [] }, { count: -1 }, { count: 1.5 }])('%j is an empty badge', (raw) => {
  expect(v.parse(widgetAnswer, raw)).toMatchObject({ count: 0, carts: [] });
});
