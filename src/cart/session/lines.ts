/** Lists the lines of a cart by their keys, and their net values. */
import { rounded, times } from '../../http/decimal';
import type { Id } from '../../http/tolerant';
import type { Cart } from '../wire/cart';
import { isDeposit, type CartItem } from '../wire/item';
import { lineKey } from '../wire/keys';
import { tablesOf } from './rules';

/** Up to this many lines, the way to the order button skips no line (rule O22). */
export const FEW = 8;

/** Every line that the buyer may change, by its key, in order, with its cart's id: without deposits. */
export const linesByKey = (cart: Cart): ReadonlyMap<string, { readonly item: CartItem; readonly cartId: Id }> =>
  new Map(
    tablesOf(cart).flatMap(({ id: cartId, items }) =>
      items.flatMap((item) => (isDeposit(item) ? [] : [[lineKey(cartId, item.id), { item, cartId }] as const])),
    ),
  );

/** The line's net value: the server's, else its net price times its quantity, rounded to the grosz. */
export const netValue = ({ prices, quantity, frontQuantity }: CartItem) =>
  prices.total_net ?? rounded(times(prices.net, frontQuantity ?? quantity), 2);
