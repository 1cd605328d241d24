/** Shows that the kit names the parts of a response that the forgiving schemas of the elements ignore. */
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { cartAnswer } from '../../../../src/cart/wire/cart';
import { unreadFields } from '../../../../src/tools/conform/unread-fields';
import { aWireCart } from '../../../fixtures/wire-cart';

const lost = (answer: object): string[] => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return unreadFields(answer, v.parse(cartAnswer, answer));
};

describe('unreadFields', () => {
  it('returns nothing for a valid response with unknown fields', () => {
    expect(lost({ cart: aWireCart({ has_shop_discount: 'yes', extra: [1] }), messages: [] })).toEqual([]);
  });

  it.each([
    ['money in Polish notation', { prices: { net: '12,34 zł' } }, 'cart.prices.net: "12,34 zł"'],
    ['a flag in words', { is_abrys: 'tak' }, 'cart.is_abrys: "tak" is no flag'],
    ['text that is a list', { cart_name: ['Koszyk'] }, 'cart.cart_name: ["Koszyk"]'],
    [
      'a line without a price',
      {
        items: [
          { id: 1, product_name: 'A', quantity: 1 },
          { id: 2, product_name: 'B', quantity: 1, prices: { net: 1, gross: 1, total_gross: 1 } },
        ],
      },
      'cart.items: 2 entries, of which 1 cannot be read',
      'cart.items[0].prices is missing',
    ],
    ['an address that is text', { delivery_address: 'Puławska 1' }, 'cart.delivery_address: "Puławska 1"'],
  ])('returns %s', (_what, fields, ...losses) => {
    expect(lost({ cart: aWireCart(fields) })).toEqual(losses);
  });

  it('returns a slot with unreadable messages', () => {
    expect(lost({ messages: { quantity: 'Za dużo' } })).toEqual(['messages.quantity: "Za dużo"']);
  });

  it('returns nothing for null and empty fields', () => {
    expect(lost({ cart: aWireCart({ carrier: null, project: '', is_master: '' }) })).toEqual([]);
  });
});
