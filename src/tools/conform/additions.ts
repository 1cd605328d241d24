/** Decides which optional fields of a cart the kit tells a shop about: all that the schemas have beyond the first contract. */
import { cart, cartPrices } from '../../cart/wire/cart';
import { carrier } from '../../cart/wire/delivery';
import { first } from '../../cart/wire/first';
import { cartItem, itemPrices } from '../../cart/wire/item';
import { payment } from '../../cart/wire/payment';

type Loose = Readonly<Record<string, unknown>>;
const objectsIn = (list: unknown): Loose[] =>
  (Object.values(Object(list)) as unknown[]).map((one) => Object(one) as Loose);

/** The schemas of the objects in `first`. */
export const owners: Readonly<Record<keyof typeof first, object>> = {
  cart: cart.options[0].entries,
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

/** Those that the cart of an answer has. */
export function additionsIn(raw: unknown): string[] {
  const shown = Object(Object(raw).cart) as Loose;
  const lines = [shown, ...objectsIn(shown['childCarts'])].flatMap(({ items }) => objectsIn(items));
  const where: Readonly<Record<keyof typeof first, readonly Loose[]>> = {
    cart: [shown],
    line: lines,
    'line.prices': lines.map(({ prices }) => Object(prices) as Loose),
    prices: [Object(shown['prices']) as Loose],
    carrier: objectsIn(shown['availableCarriers']),
    payment: objectsIn(shown['availablePayments']),
  };
  return Object.entries(where).flatMap(([owner, objects]) =>
    additions.filter((name) =>
      objects.some((one) => name.startsWith(`${owner}.`) && one[name.slice(owner.length + 1)] != null),
    ),
  );
}
