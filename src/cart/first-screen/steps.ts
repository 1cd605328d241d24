/** Steps a line's quantity by plus or minus before the view has loaded. */
import { clamp, rulesInCart, stepQuantity } from '../../fields/quantity';
import type { Id } from '../../http/tolerant';
import { quantityBounds, displayedQuantity } from '../session/quantities';
import type { Cart } from '../wire/cart';

/** The new quantity for the field of this name. Undefined leaves the press to the view: there is no step, or the text is not plain digits. */
export function steppedQuantity(cart: Cart, name: string, typed: string, direction: 1 | -1): number | undefined {
  const named = (cartId: Id, id: Id) => name === `quantity[${cartId}][${id}]`;
  const item = [cart, ...cart.childCarts].flatMap((one) => one.items.filter(({ id }) => named(one.id, id)))[0];
  if (!item || !/^\d{1,9}$/.test(typed)) return undefined;
  const bounds = rulesInCart(displayedQuantity(item), quantityBounds(item));
  return stepQuantity(clamp(Number(typed), bounds), direction, bounds);
}
