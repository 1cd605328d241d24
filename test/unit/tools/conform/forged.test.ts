/** Shows that forged bodies follow the contract, so that only the token or the lock can refuse them. */
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { everyAction } from '../../../../src/tools/conform/samples';
import { cartActions, type CartActionName } from '../../../../src/cart/wire/actions';
import { cart } from '../../../../src/cart/wire/cart';
import { aLine, aWireCart } from '../../../fixtures/cart';

it('everyAction returns valid bodies, also for a cart without saved addresses', () => {
  for (const addresses of [[], undefined]) {
    const bodies = everyAction(v.parse(cart, aWireCart(addresses && { addresses })));
    expect(bodies.length).toBeGreaterThan(9);
    for (const body of bodies) {
      const name = Object.keys(body)[0] as CartActionName;
      expect(v.safeParse(cartActions[name].body, body).success, JSON.stringify(body)).toBe(true);
    }
  }
});

it('everyAction returns move and extra_field only for a cart that offers them', () => {
  const plain = v.parse(cart, aWireCart());
  const names = (one: typeof plain) => everyAction(one).flatMap((body) => Object.keys(body));
  expect(names(plain)).not.toContain('move');
  expect(names(plain)).not.toContain('extra_field');
  const line = aLine();
  const offering = v.parse(
    cart,
    aWireCart({
      is_master: true,
      can_move_lines: true,
      items: [],
      childCarts: [
        { id: 71, items: [line] },
        { id: 72, items: [] },
      ],
      extra_fields: [{ name: 'mpk', type: 'select', options: ['1', '2'], value: '1' }],
    }),
  );
  expect(everyAction(offering)).toContainEqual({ extra_field: { name: 'mpk', value: '2' } });
  expect(everyAction(offering)).toContainEqual({ move: { ids: [line['id']], cartId: 72 } });
});
