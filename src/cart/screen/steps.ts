/** Decides how a press of plus or minus changes a line's quantity before the view is there. */
import { readQuantity, stepQuantity } from '../../fields/quantity';
import { quantityBounds } from '../session/quantities';
import type { Cart } from '../wire/cart';

/** The new quantity for that line's field; undefined if there is none in that direction, or its text is no quantity. */
export function stepped(cart: Cart, id: string | undefined, typed: string, direction: 1 | -1): number | undefined {
  const item = [cart, ...cart.childCarts].flatMap(({ items }) => items).find((one) => String(one.id) === id);
  const bounds = item ? quantityBounds(item) : {};
  const now = readQuantity(typed, bounds, item?.unit);
  return now === undefined ? undefined : stepQuantity(now, direction, bounds);
}
