/** Decides the contact that a locker's carrier writes to: the cart's, else the account's. */
import { validateAll } from '../../fields/validate';
import { hasLockerContact } from '../session/kinds/locker';
import type { Cart, CartClient } from '../wire/cart';
import { contactRules } from './forms';
import type { InpostContact } from '../wire/delivery';

/** The form's initial values; empty if neither the cart nor the account has any. */
export const knownContact = (cart: Cart, client: CartClient | undefined): InpostContact => ({
  email: cart.inpost_email || cart.customer?.email || client?.email || '',
  phone: cart.inpost_phone_number || client?.phone || '',
});

/** The account's contact, saved without asking, if it is complete and the cart has none; otherwise undefined, and the buyer is asked. */
export function accountContact(cart: Cart, client: CartClient | undefined): InpostContact | undefined {
  const contact = knownContact(cart, client);
  const isWhole = Object.values(validateAll(contactRules, contact)).every((error) => error === undefined);
  return !hasLockerContact(cart) && isWhole ? contact : undefined;
}
