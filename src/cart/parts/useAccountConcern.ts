/** Reads the account's concern and its helper from the cart. */
import { useFrozenDuringPress } from '../../fields/useFrozenDuringPress';
import { concernOf, helperOf, type Concern } from '../session/account';
import { useCart, useCartSettings } from './CartContext';

export function useAccountConcern(): Concern | undefined {
  const { client, brand } = useCartSettings();
  // Steady, because a notice above the lines must not move them under a press: a typed quantity may use up the limit.
  return useFrozenDuringPress(useCart((cart) => concernOf(cart, client, brand)));
}

export function useHelper() {
  const { contact } = useCartSettings();
  return helperOf(useCart(), contact);
}
