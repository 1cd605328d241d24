/** Tests the data layer event of a product added to the cart. */
import { expect, it } from 'vitest';
import type { Decimal } from '../../../../src/http/decimal';
import { addedToCart } from '../../../../src/product/data-layer/events';

it('addedToCart returns GA4’s add_to_cart [G2]', () => {
  const [price, quantity, total] = ['71.99', '3', '215.97'] as Decimal[];
  const answer = {
    status: 'success',
    message: undefined,
    errors: [],
    name: 'Gres',
    price_steps: [],
    related: [],
    url: undefined,
    price,
    quantity,
    total,
  };
  expect(addedToCart(answer, '7', 'PLN')).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'PLN',
      value: 215.97,
      items: [{ item_id: '7', item_name: 'Gres', price: 71.99, quantity: 3 }],
    },
  });
});
