/** Formats the address of the cart's parcel locker. */
import type { Cart } from '../wire/cart';

/** Street and number, post code and town; unknown parts are omitted. */
export function lockerAddressText(cart: Cart): string {
  const { inpost_point_street, inpost_point_building_number, inpost_point_flat_number } = cart;
  const number = [inpost_point_building_number, inpost_point_flat_number].filter(Boolean).join('/');
  const street = [inpost_point_street, number].filter(Boolean).join(' ');
  const city = [cart.inpost_point_post_code, cart.inpost_point_city].filter(Boolean).join(' ');
  return [street, city].filter(Boolean).join(', ');
}
