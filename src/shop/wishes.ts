/** The prices that a buyer proposes with a question for a quote: they change none. */
import type { Wish } from '../cart/wire/actions/process';
import type { ShopCart } from './cart';
import type { Check } from './rule';

/** Above zero, in whole grosze, and no longer than the prices of a shop. */
const isWishable = (net: Wish['net']): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(String(net)) && Number(net) > 0;

export function* wishChecks(cart: ShopCart, wishes: readonly Wish[]): Generator<Check> {
  for (const { id, cartId, net } of wishes) {
    const line = cart.lineOf(id, cartId);
    yield ['wish-line', line !== undefined];
    if (line) yield ['wish-price', isWishable(net), { label: cart.boundsOf(line).label }];
  }
}
