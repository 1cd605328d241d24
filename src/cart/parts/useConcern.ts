/** Reads the account's concern and its helper from the cart. */
import { useSteady } from '../../fields/useSteady';
import { concernOf, helperOf, type Concern } from '../session/account';
import { useCart, useCartSettings } from './CartContext';

export function useConcern(): Concern | undefined {
  const { client, brand } = useCartSettings();
  // Steady, because a notice above the lines must not move them under a press: a typed quantity may use up the limit.
  return useSteady(useCart((cart) => concernOf(cart, client, brand)));
}

export function useHelper() {
  const { contact } = useCartSettings();
  return helperOf(useCart(), contact);
}
