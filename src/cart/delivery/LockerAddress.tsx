/** Decides how the cart's chosen parcel locker is written: its code, then its address. */
import type { Cart } from '../wire/cart';
import { lockerAddressText } from './locker-address';

export const LockerAddress = ({ cart }: { cart: Cart }) => (
  <p className="locker__address">
    <strong>{cart.inpost_point_code}</strong>
    <span>{lockerAddressText(cart)}</span>
  </p>
);
