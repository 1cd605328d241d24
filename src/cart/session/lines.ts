/** Decides by what a line is known: by its cart and its id, because the carts of a master cart may each count their lines from 1. */
import type { Id } from '../../http/tolerant';
import type { Cart } from '../wire/cart';
import type { CartItem } from '../wire/item';
import { tablesOf } from './rules';

/** A line's place in the cart. */
export interface LinePlace {
  readonly cartId: Id;
  readonly id: Id;
}

/** With its length in front, no id can pass for the end of another. */
const sized = (id: Id | undefined): string => `${String(id).length}:${id},`;

/** The same text for the same line, whether its ids came as numbers or as texts; no line's key begins with another's. */
export const lineKey = (cartId: Id | undefined, id: Id): string => sized(cartId) + sized(id);

/** Every line of the cart by its key, in order, with its cart's id. */
export const linesByKey = (cart: Cart): ReadonlyMap<string, { readonly item: CartItem; readonly cartId: Id }> =>
  new Map(
    tablesOf(cart).flatMap(({ id: cartId, items }) =>
      items.map((item) => [lineKey(cartId, item.id), { item, cartId }] as const),
    ),
  );
