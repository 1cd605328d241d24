/** Tests that a placed order is read as the template prints it. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { order } from '../../../../src/cart/wire/order';

it('order drops contact data', () => {
  const read = v.parse(order, {
    order_guid: 'a-1',
    country_iso_code: 'PL',
    price_gross: 61.5,
    voucher_code: { code: 'WIOSNA' },
    email: 'jan@example.pl',
    items: [
      {
        index: 'G-1',
        product_name: 'Gres',
        price_gross: '12.30',
        product: { category: { name: 'Płytki' }, brand: null },
      },
    ],
  });
  expect(read).toEqual({
    order_guid: 'a-1',
    country_iso_code: 'PL',
    price_gross: '61.5',
    voucher_code: { code: 'WIOSNA' },
    items: [{ index: 'G-1', product_name: 'Gres', price_gross: '12.3', product: { category: { name: 'Płytki' } } }],
  });
});

it('requires only its id', () => expect(v.parse(order, { order_guid: 5, voucher_code: null }).items).toEqual([]));
