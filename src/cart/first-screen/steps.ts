/** Steps a line's quantity by plus or minus before the view has loaded. */
import { readQuantity, rulesInCart, stepQuantity } from '../../fields/quantity';
import type { Id } from '../../http/tolerant';
import { quantityBounds, displayedQuantity } from '../session/quantities';
import type { Cart } from '../wire/cart';

/** The new quantity for the field of this name. Undefined if there is no step in that direction, or the text is not a quantity. */
export function steppedQuantity(cart: Cart, name: string, typed: string, direction: 1 | -1): number | undefined {
  const named = (cartId: Id, id: Id) => name === `quantity[${cartId}][${id}]`;
  const item = [cart, ...cart.childCarts].flatMap((one) => one.items.filter(({ id }) => named(one.id, id)))[0];
  const bounds = item ? rulesInCart(displayedQuantity(item), quantityBounds(item)) : {};
  const now = readQuantity(typed, bounds, item?.unit);
  return now === undefined ? undefined : stepQuantity(now, direction, bounds);
}
