/** Tests the cart's events in the page's data layer: each fact is pushed once. */
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginCheckout } from '../../../../src/cart/data-layer/begin-checkout';
import { purchase } from '../../../../src/cart/data-layer/purchase';
import { order } from '../../../../src/cart/wire/order';
import { pushEvent } from '../../../../src/page/data-layer';
import { aCart, aLine, lockerContact } from '../../../fixtures/cart';

const page = globalThis as { dataLayer?: unknown[] };
beforeEach(() => {
  delete page.dataLayer;
});

describe('begin_checkout', () => {
  const cart = aCart({
    items: [aLine({ index: 'GRS-1', brand_name: 'Cerampol', category_name: 'Gres' })],
    voucher: { voucher_code: 'JESIEN' },
    client_comments: 'tajne',
    invoice_address: { nip: '5253416727', phone: '601202303' },
    ...lockerContact,
  });
  it('contains currency, value, coupon and lines', () =>
    expect(beginCheckout(cart).ecommerce).toEqual({
      currency: 'PLN',
      value: 36.9,
      coupon: 'JESIEN',
      items: [
        {
          item_id: 'GRS-1',
          item_name: 'Gres szkliwiony Carrara 60 × 60',
          item_brand: 'Cerampol',
          item_category: 'Gres',
          price: 12.3,
          quantity: 3,
        },
      ],
    }));
  it('contains no contact data, note or tax number', () =>
    expect(JSON.stringify(beginCheckout(cart))).not.toMatch(/biuro@|601|tajne|5253416727/));
});

it('purchase contains the placed order', () =>
  expect(
    purchase(
      v.parse(order, {
        order_guid: 'g-1',
        country_iso_code: 'PL',
        price_gross: '61.50',
        voucher_code: { code: 'JESIEN' },
        items: [
          {
            index: 'GRS-1',
            product_name: 'Gres',
            price_gross: 12.3,
            product: { category: { name: 'Gres' }, brand: { name: 'Cerampol' } },
          },
        ],
      }),
      'PLN',
    ),
  ).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: 'g-1',
      currency: 'PLN',
      value: 61.5,
      coupon: 'JESIEN',
      country: 'PL',
      items: [{ item_id: 'GRS-1', item_name: 'Gres', item_brand: 'Cerampol', item_category: 'Gres', price: 12.3 }],
    },
  }));

describe('the data layer', () => {
  const event = { event: 'purchase', ecommerce: { value: 1 } };
  it('receives a keyed event once', () => {
    pushEvent(event, 'g-2');
    pushEvent(event, 'g-2');
    expect(page.dataLayer).toEqual([{ ecommerce: null }, event]);
  });
  it('receives events without a key every time', () => {
    pushEvent({ event: 'add_to_wishlist' });
    pushEvent({ event: 'add_to_wishlist' });
    expect(page.dataLayer).toHaveLength(2);
  });
  it('keeps the page’s own array', () => {
    page.dataLayer = ['gtm.start'];
    pushEvent({ event: 'sign_up' });
    expect(page.dataLayer).toEqual(['gtm.start', { event: 'sign_up' }]);
  });
});
