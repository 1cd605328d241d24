/** Shows that what the kit forges are calls of the contract, so that nothing but the token or the lock can refuse them. */
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { everyAction } from '../../../src/conform/checks/csrf';
import { cartActions, type CartActionName } from '../../../src/cart/wire/actions';
import { cart } from '../../../src/cart/wire/cart';
import { aWireCart } from '../../fixtures/cart';

it('posts actions of the contract, of a cart without a saved address too', () => {
  for (const addresses of [[], undefined]) {
    const bodies = everyAction(v.parse(cart, aWireCart(addresses && { addresses })));
    expect(bodies.length).toBeGreaterThan(9);
    for (const body of bodies) {
      const name = Object.keys(body)[0] as CartActionName;
      expect(v.safeParse(cartActions[name], body).success, JSON.stringify(body)).toBe(true);
    }
  }
});
