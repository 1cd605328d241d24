/** Shows that no message is dropped: what has no place on the step stands above the cart; what is said of an order has one on each. */
import { expect, it } from 'vitest';
import { slotsAbove } from '../../../../src/cart/messages/slots';
import { aCart, courier, locker } from '../../../fixtures/cart';

const slots = ['0', 'inpost', 'inpost_contact', 'new_address', 'quantity', 'confirm', 'unheard_of'];
const carried = (carrier: object) => aCart({ carrier }).carrier;

it.each([
  ['/', courier, ['0', 'inpost_contact', 'new_address', 'unheard_of']],
  ['/addresses', courier, slots.filter((slot) => slot !== 'confirm')],
  ['/addresses', locker, ['0', 'new_address', 'quantity', 'unheard_of']],
  ['/summary', courier, ['0', 'inpost', 'inpost_contact', 'new_address', 'quantity', 'unheard_of']],
] as const)('on %s with %o', (step, carrier, above) =>
  expect(slotsAbove(step, carried(carrier), slots)).toEqual(above),
);
