/** The kinds of carriers of the small shop, stated independently of the cart's own rules, by which the kit judges. */

import type { Guard } from './guard';
import type { CartState } from './state';

/** The choices that an order may require, by their message slot. */
export const choices = {
  inpost: ['order-locker', ({ locker }) => Boolean(locker['inpost_point_code'])],
  inpost_contact: ['order-contact', ({ contact }) => contact !== undefined],
} as const satisfies Record<string, readonly [guard: Guard, isMade: (cart: CartState) => boolean]>;

interface Kind {
  readonly name: 'locker' | 'pickup' | 'transport' | 'courier';
  readonly goesToAddress: boolean;
  readonly needs: readonly (keyof typeof choices)[];
  /** Whether it cannot be ordered without a price. */
  readonly isQuoted: boolean;
  /** Whether traders cannot set its price. */
  readonly isFree: boolean;
}

const courier: Kind = { name: 'courier', goesToAddress: true, needs: [], isQuoted: false, isFree: false };
const transport: Kind = { ...courier, name: 'transport', isQuoted: true };
const others = new Map<string, Kind>([
  ['parcelLocker', { ...courier, name: 'locker', goesToAddress: false, needs: ['inpost', 'inpost_contact'] }],
  ['pickup', { ...courier, name: 'pickup', goesToAddress: false, isFree: true }],
]);

export const kindOf = ({ type } = { type: '' }): Kind =>
  others.get(type) ?? (/^transport(?!\p{Ll})/u.test(type) ? transport : courier);
