/** The cart as it will be once the server accepts pending choices: a choice being saved is no gap (rule O23). */
import { sameId, type Id } from '../../http/tolerant';
import type { Cart } from '../wire/cart';
import type { Overlay } from './pending';

const chosenOf = <One extends { readonly id?: Id | undefined }>(
  all: readonly One[],
  id: Id | null | undefined,
  now: One | undefined,
): One | undefined => (id === undefined ? now : (all.find((one) => sameId(one.id, id)) ?? now));

export const expectedOf = (cart: Cart, { choices, locker }: Pick<Overlay, 'choices' | 'locker'>): Cart => ({
  ...cart,
  ...locker,
  carrier: chosenOf(cart.availableCarriers, choices.carrier, cart.carrier),
  payment: chosenOf(cart.availablePayments, choices.payment, cart.payment),
  invoice_address: chosenOf(cart.addresses, choices.invoice_address, cart.invoice_address),
  delivery_address: chosenOf(cart.addresses, choices.delivery_address, cart.delivery_address),
});
