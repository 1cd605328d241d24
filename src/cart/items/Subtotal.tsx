/** Decides how a child cart's subtotal and the branch that serves it are shown, below its lines. */
import { useCurrency } from '../parts/CartContext';
import type { Cart, ChildCart } from '../wire/cart';
import { subtotalOf } from './figures';

export function Subtotal({ table }: { table: Cart | ChildCart }) {
  const sentence = subtotalOf(table, useCurrency());
  return sentence && <p className="items__subtotal">{sentence}</p>;
}
