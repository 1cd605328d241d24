/** Reads a cart for the kit: its lines with their carts, its further fields, and quantities to try. */
import type { SeenCart } from '../../cart/wire/seen';
import { displayedQuantity } from '../../cart/session/quantities';
import { placeOf, versionsIn, type ExtraField } from '../../cart/wire/extra';
import { tablesOf } from '../../cart/session/rules';
import type { Cart } from '../../cart/wire/cart';
import { isDeposit, type CartItem } from '../../cart/wire/item';
import { sameId, type Id } from '../../http/tolerant';

export interface Line {
  readonly item: CartItem;
  readonly cartId: Id;
}

/** The lines that a buyer can change: without deposits. */
export const linesOf = (cart: Cart): Line[] =>
  tablesOf(cart).flatMap(({ id, items }) => items.flatMap((item) => (isDeposit(item) ? [] : [{ item, cartId: id }])));

export const lineOf = (cart: Cart, id: Id): CartItem | undefined =>
  linesOf(cart).find(({ item }) => sameId(item.id, id))?.item;

/** A quantity other than the present one that the line allows; undefined if its bounds leave none. */
export function otherQuantity(item: CartItem): number | undefined {
  const step = Number(item.step ?? 1);
  const now = displayedQuantity(item);
  const up = now + step;
  if (up <= Number(item.max ?? Infinity)) return up;
  const down = now - step;
  return down >= Number(item.min ?? 1) && down > 0 ? down : undefined;
}

export const quantityBody = ({ item, cartId }: Line, quantity: unknown) => ({
  quantity: { [String(item.id)]: quantity },
  cartToUpdate: cartId,
});

const RATES = [23, 8, 5];

/** A quantity for which truncating, or rounding per unit, gives another total than rounding the line; undefined if there is none. */
export function roundingQuantity({ prices, min, max, step }: CartItem): number | undefined {
  const by = Number(step ?? 1);
  const [net, gross] = [cents(prices.net), cents(prices.gross)];
  const rate = RATES.find((one) => Math.abs((net * (100 + one)) / 100 - gross) < 1) ?? 0;
  const allowed = Array.from({ length: 40 }, (_, at) => by * (at + 1)).filter(
    (one) => one >= Number(min ?? by) && one <= Number(max ?? Infinity),
  );
  const exact = (quantity: number): number => (net * quantity * (100 + rate)) / 100;
  const isCut = (quantity: number): boolean => Math.round(exact(quantity)) !== Math.floor(exact(quantity) + 1e-6);
  const isByUnit = (quantity: number): boolean => Math.floor(exact(quantity) + 1e-6) === gross * quantity;
  const large = allowed.filter((one) => one > 2 * by);
  return large.find((one) => isCut(one) && !isByUnit(one)) ?? large.at(0);
}

/** An id that does not exist, of the same type as the shop's own ids. */
export const wrongId = (like: Id | undefined): Id =>
  typeof like === 'string' ? 'shop-elements-no-such-id' : 987654321;

/** An id from the command line, as the type that it has in JSON. */
export const givenId = (typed: string): Id => (/^\d+$/.test(typed) ? Number(typed) : typed);

type Chosen = 'carrier' | 'payment' | 'project' | 'delivery_address' | 'invoice_address';

/** Returns a check for `does`: the difference, if the cart has not chosen `id`. */
export const chosen = (what: Chosen, id: Id) => (cart: Cart) =>
  sameId(cart[what]?.id, id)
    ? undefined
    : `cart.${what}.id is ${JSON.stringify(cart[what]?.id)} instead of ${JSON.stringify(id)}`;

/** The `seen` of an order of this cart; missing fields are left out of the JSON. */
export const seenIn = (cart: Cart): SeenCart => ({
  cart_id: cart.id,
  revision: cart.revision,
  total_gross: cart.prices?.total_gross,
  delivery_address_id: cart.delivery_address?.id ?? undefined,
  consents: versionsIn(cart),
});

/** The body that an order posts. */
export const confirmOf = (cart: Cart | undefined) => ({ confirm: true, ...(cart && { seen: seenIn(cart) }) });

/** Grosze of "12.34". */
export const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** The cart's value of this field; for a field of lines, the first line's value. */
export function valueIn(cart: Cart | undefined, field: ExtraField): string {
  const { name } = field;
  if (cart === undefined) return '';
  if (placeOf(field) !== 'line') return cart.extra_fields.find((one) => one.name === name)?.value ?? '';
  const [line] = linesOf(cart);
  return (line && lineOf(cart, line.item.id)?.extra_fields?.[name]) ?? '';
}
