/** Shows that no message is dropped: what has no place on the step stands above the cart. */
import { expect, it } from 'vitest';
import { slotsAbove } from '../../../../src/cart/messages/slots';
import { aCart, courier, locker } from '../../../fixtures/cart';

const slots = ['0', 'inpost', 'inpost_contact', 'new_address', 'quantity', 'confirm', 'unheard_of'];
const carried = (carrier: object) => aCart({ carrier }).carrier;

it.each([
  ['/', courier, ['0', 'inpost_contact', 'new_address', 'confirm', 'unheard_of']],
  ['/addresses', courier, slots],
  ['/addresses', locker, ['0', 'new_address', 'quantity', 'confirm', 'unheard_of']],
  ['/summary', courier, ['0', 'inpost', 'inpost_contact', 'new_address', 'quantity', 'unheard_of']],
] as const)('on %s with %o', (step, carrier, above) =>
  expect(slotsAbove(step, carried(carrier), slots)).toEqual(above),
);
