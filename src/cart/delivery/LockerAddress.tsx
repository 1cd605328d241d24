/** Displays the chosen parcel locker: code, then address. */
import type { Cart } from '../wire/cart';
import { lockerAddressText } from './locker-address';

export const LockerAddress = ({ cart }: { cart: Cart }) => (
  <p className="locker__address">
    <strong>{cart.inpost_point_code}</strong>
    <span>{lockerAddressText(cart)}</span>
  </p>
);
