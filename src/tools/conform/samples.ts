/** Sample bodies that would change a cart, one per action: for forged tokens, locked carts and GETs. */
import { cartActions, factsOf, isProcessAction, type CartActionName } from '../../cart/wire/actions';
import type { Offered } from '../../cart/wire/actions/action';
import { placeOf, type ExtraField } from '../../cart/wire/extra';
import type { Cart } from '../../cart/wire/cart';
import type { Id } from '../../http/tolerant';
import { linesOf, otherQuantity, seenIn } from './cart-parts';
import { valueFor } from './sample';

/** A value for a field of the cart; one of a line names the cart's first line. */
export function fieldBody(cart: Cart, field: ExtraField, value: string) {
  const { name, version } = field;
  const line = placeOf(field) === 'line' ? linesOf(cart)[0] : undefined;
  return {
    extra_field: {
      name,
      value,
      ...(version !== undefined && { version }),
      ...(line && { id: line.item.id, cartId: line.cartId }),
    },
  };
}

function offeredBy(cart: Cart, project?: Id): Offered {
  const [line] = linesOf(cart);
  const [field] = cart.extra_fields;
  const value = field && valueFor(field);
  return {
    cart,
    project,
    seen: seenIn(cart),
    line: line && { id: line.item.id, cartId: line.cartId, quantity: otherQuantity(line.item) ?? 1 },
    field: field && value !== undefined ? fieldBody(cart, field, value).extra_field : undefined,
  };
}

export const actionNames = Object.keys(cartActions) as CartActionName[];

/**
 * Undefined if the cart lacks the data to try the action: a shop of contract 1.0 has no `move` and no `extra_field`. Approval and quotes
 * have checks of their own.
 */
export function bodyOf(name: CartActionName, cart: Cart, project?: Id): object | undefined {
  if (isProcessAction(name)) return undefined;
  const { trialBody, samples } = factsOf(name);
  return trialBody ? trialBody(offeredBy(cart, project)) : samples.good;
}

/** One body for each action that can be tried on this cart. */
export const everyAction = (cart: Cart): object[] => actionNames.flatMap((name) => bodyOf(name, cart) ?? []);

/** The calls that add products from a page; a shop may lack the second. */
export const everyAddition = (product: Id): object[] => [
  { add_product: product },
  { add_products: [{ id: product, quantity: 1 }] },
];
