/** Decides what a press of plus or minus makes of a line's quantity before the view is there. */
import { readQuantity, stepQuantity } from '../../fields/quantity';
import { quantityBounds } from '../session/quantities';
import type { Cart } from '../wire/cart';

/** The quantity that stands in the field of that line then; undefined where there is none in that direction. */
export function stepped(cart: Cart, id: string | undefined, typed: string, direction: 1 | -1): number | undefined {
  const item = [cart, ...cart.childCarts].flatMap(({ items }) => items).find((one) => String(one.id) === id);
  const bounds = item ? quantityBounds(item) : {};
  return stepQuantity(readQuantity(typed, bounds), direction, bounds);
}
