/** Decides what a view knows of an account that cannot order, or not by its limit: the concern, and who helps. */
import { useSteady } from '../../fields/useSteady';
import { concernOf, helperOf, type Concern } from '../session/account';
import { useCart, useCartSettings } from './CartContext';

export function useConcern(): Concern | undefined {
  const { client, brand } = useCartSettings();
  // What comes above the lines moves nothing under a press: a typed quantity may use up the limit.
  return useSteady(useCart((cart) => concernOf(cart, client, brand)));
}

export function useHelper() {
  const { contact } = useCartSettings();
  return helperOf(useCart(), contact);
}
