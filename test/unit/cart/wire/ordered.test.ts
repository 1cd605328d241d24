/** Tests what the revision of a cart covers: what the buyer sees and orders. */
import { describe, expect, it } from 'vitest';
import { orderedFields, orderedPart } from '../../../../src/cart/wire/ordered';
import { cartFields } from '../../../../src/cart/wire/cart';

const line = { id: 1, product_name: 'Klej', quantity: 2, max: 9, prices: { net: '1.00', minimal_price_net: '0.50' } };
const cart = {
  id: 7,
  items: [line],
  availableCarriers: [{ id: 1 }],
  addresses: [],
  approval: { state: 'required', limits: [{ left: '5.00' }], steps: [{ label: 'Szefowa', state: 'waiting' }] },
};

describe('the covered part of a cart', () => {
  it('has quantities, prices and decisions, without stock, bounds, limits and options', () => {
    expect(orderedPart(cart)).toEqual({
      id: 7,
      items: [{ id: 1, product_name: 'Klej', quantity: 2, prices: { net: '1.00' } }],
      approval: { state: 'required', steps: [{ state: 'waiting' }] },
    });
  });

  it('names only fields of the contract', () => {
    expect(Object.keys(orderedFields).filter((name) => !(name in cartFields.entries))).toEqual([]);
  });
});
