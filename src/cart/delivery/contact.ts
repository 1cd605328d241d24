/** Selects the contact of a locker delivery: the cart's, else the account's. */
import { validateAll } from '../../fields/validate';
import type { Point } from '../../lockers/point';
import { hasLockerContact } from '../session/kinds/locker';
import type { Cart, CartClient } from '../wire/cart';
import { contactRules } from './forms';
import type { InpostContact, InpostData } from '../wire/actions/inpost';

/** The form's initial values; empty texts if neither the cart nor the account has them. */
export const knownContact = (cart: Cart, client: CartClient | undefined): InpostContact => ({
  email: cart.inpost_email || cart.customer?.email || client?.email || '',
  phone: cart.inpost_phone_number || client?.phone || '',
});

/** The account's contact, which is saved without a dialog. Undefined if it is incomplete, or the cart already has a contact. */
export function accountContact(cart: Cart, client: CartClient | undefined): InpostContact | undefined {
  const contact = knownContact(cart, client);
  const isWhole = Object.values(validateAll(contactRules, contact)).every((error) => error === undefined);
  return !hasLockerContact(cart) && isWhole ? contact : undefined;
}

/** The body of `inpost_data` for a picked point. */
export const toInpostData = ({ name, details }: Pick<Point, 'name' | 'details'>): InpostData => ({
  inpost_point_code: name,
  inpost_point_street: details.street,
  inpost_point_building_number: details.building_number,
  inpost_point_flat_number: details.flat_number,
  inpost_point_city: details.city,
  inpost_point_province: details.province,
  inpost_point_post_code: details.post_code,
});
