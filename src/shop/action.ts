/** An action on a cart: its rules, and its effect if they are met. */
import type { CartActionBody, CartActionName } from '../cart/wire/actions';
import type { ShopCart } from './cart';
import { brokenIn, type Check, type Obeys, type Refusal } from './rule';

export interface Action<Name extends CartActionName> {
  /** Looked at one after another, each only if the earlier ones are met. */
  rules(cart: ShopCart, body: CartActionBody<Name>): Iterable<Check>;
  effect(cart: ShopCart, body: CartActionBody<Name>): void;
  /** The parts of a body that succeed or fail by themselves. Default: the body. */
  parts?(body: CartActionBody<Name>): CartActionBody<Name>[];
  /** Whether a refusal names every broken rule, like a form. */
  readonly isListed?: true;
}

/** Changes the cart in place; returns the broken rules. */
export function apply<Name extends CartActionName>(
  { rules, effect, parts, isListed }: Action<Name>,
  cart: ShopCart,
  body: CartActionBody<Name>,
  obeys?: Obeys,
): Refusal[] {
  const all = parts?.(body) ?? [];
  return (all.length > 0 ? all : [body]).flatMap((part) => {
    const broken = brokenIn(rules(cart, part), obeys, isListed);
    if (broken.length === 0) effect(cart, part);
    return broken;
  });
}
