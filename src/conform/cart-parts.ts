/** Decides how the kit looks into a cart: its lines with the carts they stand in, and which quantity to try. */
import type { SeenCart } from '../cart/wire/actions';
import { shownQuantity } from '../cart/session/quantities';
import { tablesOf } from '../cart/session/rules';
import type { Cart } from '../cart/wire/cart';
import type { CartItem } from '../cart/wire/item';
import { sameId, type Id } from '../http/tolerant';

export interface Line {
  readonly item: CartItem;
  readonly cartId: Id;
}

/** The lines that the shop shows. */
export const linesOf = (cart: Cart): Line[] =>
  tablesOf(cart).flatMap(({ id, items }) => items.map((item) => ({ item, cartId: id })));

export const lineOf = (cart: Cart, id: Id): CartItem | undefined =>
  linesOf(cart).find(({ item }) => sameId(item.id, id))?.item;

/** Another quantity that this line allows; undefined where its bounds leave none. */
export function otherQuantity(item: CartItem): number | undefined {
  const step = Number(item.step ?? 1);
  const now = shownQuantity(item);
  const up = now + step;
  if (up <= Number(item.max ?? Infinity)) return up;
  const down = now - step;
  return down >= Number(item.min ?? 1) && down > 0 ? down : undefined;
}

/** An id of nothing, of the kind that the shop's own ids are of. */
export const wrongId = (like: Id | undefined): Id =>
  typeof like === 'string' ? 'shop-elements-no-such-id' : 987654321;

/** An id that the command was given, of the kind that JSON has for it. */
export const givenId = (typed: string): Id => (/^\d+$/.test(typed) ? Number(typed) : typed);

type Chosen = 'carrier' | 'payment' | 'project' | 'delivery_address' | 'invoice_address';

/** For `does`: what is wrong with a cart that should have `id` chosen. */
export const chosen = (what: Chosen, id: Id) => (cart: Cart) =>
  sameId(cart[what]?.id, id)
    ? undefined
    : `cart.${what}.id is ${JSON.stringify(cart[what]?.id)} instead of ${JSON.stringify(id)}`;

/** What an order says of this cart; what it lacks is left out of the JSON. */
export const seenIn = ({ id, revision, prices, delivery_address }: Cart): SeenCart => ({
  cart_id: id,
  revision,
  total_gross: prices?.total_gross,
  delivery_address_id: delivery_address?.id ?? undefined,
});

/** Grosze of "12.34". */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);
