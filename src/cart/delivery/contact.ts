/** Decides whom a locker's carrier writes to: the cart's contact, else what the account says of the buyer. */
import { validateAll } from '../../fields/validate';
import { hasLockerContact } from '../session/rules';
import type { Cart, CartClient } from '../wire/cart';
import { contactRules } from './forms';
import type { InpostContact } from '../wire/delivery';

/** With what the form begins; empty where nobody says anything. */
export const knownContact = (cart: Cart, client: CartClient | undefined): InpostContact => ({
  email: cart.inpost_email || cart.customer?.email || client?.email || '',
  phone: cart.inpost_phone_number || client?.phone || '',
});

/** What can be saved unasked, because the cart has no whole contact and the account has; undefined where the buyer has to be asked. */
export function accountContact(cart: Cart, client: CartClient | undefined): InpostContact | undefined {
  const known = knownContact(cart, client);
  const isWhole = Object.values(validateAll(contactRules, known)).every((error) => error === undefined);
  return !hasLockerContact(cart) && isWhole ? known : undefined;
}
