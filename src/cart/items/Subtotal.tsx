/** The branch and subtotal of a child cart, below its lines. */
import { useCurrency } from '../parts/CartContext';
import type { Cart, ChildCart } from '../wire/cart';
import { subtotalOf } from './figures';

export function Subtotal({ table }: { table: Cart | ChildCart }) {
  const sentence = subtotalOf(table, useCurrency());
  return sentence && <p className="items__subtotal">{sentence}</p>;
}
