/** Parcel lockers: require a locker, and a contact that the carrier writes to. */
import { text } from '../../text';
import type { Cart } from '../../wire/cart';
import type { Kind } from './kind';

export const hasLocker = (cart: Cart): boolean => Boolean(cart.inpost_point_code);
export const hasLockerContact = (cart: Cart): boolean => Boolean(cart.inpost_email && cart.inpost_phone_number);

export const locker = {
  name: 'locker',
  isOf: (type) => type === 'parcelLocker',
  destination: (cart) => cart.inpost_point_code ?? '',
  needs: [
    {
      step: '/',
      slot: 'inpost',
      message: () => text.delivery.noLocker,
      isMet: hasLocker,
      blocker: 'no_locker',
      place: '[part~="locker"] button',
    },
    { step: '/addresses', slot: 'inpost_contact', message: () => text.contact.missing, isMet: hasLockerContact },
  ],
} as const satisfies Kind;
