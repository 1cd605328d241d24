/** The optional fields of a cart that the report lists: all fields of the schemas since contract 1.1. */
import { cartFields, cartPrices } from '../../cart/wire/cart';
import { carrier } from '../../cart/wire/delivery';
import { first } from '../../cart/wire/first';
import { cartItem, itemPrices } from '../../cart/wire/item';
import { payment } from '../../cart/wire/payment';

type JsonObject = Readonly<Record<string, unknown>>;
const objectsIn = (list: unknown): JsonObject[] =>
  (Object.values(Object(list)) as unknown[]).map((one) => Object(one) as JsonObject);

/** The schemas of the objects in `first`. */
export const owners: Readonly<Record<keyof typeof first, object>> = {
  cart: cartFields.entries,
  line: cartItem.entries,
  'line.prices': itemPrices.entries,
  prices: cartPrices.entries,
  carrier: carrier.entries,
  payment: payment.entries,
};

/** `line.note` and the like. */
export const additions: readonly string[] = Object.entries(first).flatMap(
  ([owner, known]: [string, readonly string[]]) =>
    Object.keys(owners[owner as keyof typeof first])
      .filter((name) => !known.includes(name))
      .map((name) => `${owner}.${name}`),
);

/** The optional fields in the cart of a response. */
export function additionsIn(raw: unknown): string[] {
  const cart = Object(Object(raw).cart) as JsonObject;
  const lines = [cart, ...objectsIn(cart['childCarts'])].flatMap(({ items }) => objectsIn(items));
  const where: Readonly<Record<keyof typeof first, readonly JsonObject[]>> = {
    cart: [cart],
    line: lines,
    'line.prices': lines.map(({ prices }) => Object(prices) as JsonObject),
    prices: [Object(cart['prices']) as JsonObject],
    carrier: objectsIn(cart['availableCarriers']),
    payment: objectsIn(cart['availablePayments']),
  };
  return Object.entries(where).flatMap(([owner, objects]) =>
    additions.filter((name) =>
      objects.some((one) => name.startsWith(`${owner}.`) && one[name.slice(owner.length + 1)] != null),
    ),
  );
}
