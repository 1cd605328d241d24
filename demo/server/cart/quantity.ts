/** Changes quantities and removes lines. Each line is checked alone; valid changes are stored. */
import { eq, sql } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { sameId } from '../../../src/http/tolerant';
import { cartItems } from '../db/schema/carts';
import { prepared } from '../db/statement';
import { maxQuantityOf, type Line } from './lines';
import { refuse } from './messages';
import type { Action } from './outcome';
import { text } from './text';

const store = prepared(
  'shop_store_quantity',
  sql`update ${cartItems} set quantity = ${sql.placeholder('quantity')} where id = ${sql.placeholder('line')}`,
);

/** The data for checking a quantity: of a line's product, or of a product without a line. */
type Counted = Pick<Line, 'name' | 'unit' | 'minQuantity' | 'stepQuantity' | 'onRequest' | 'inStock'>;

/** The error for an invalid quantity of this line. */
export function quantityFault(line: Counted, quantity: number): string | undefined {
  const max = maxQuantityOf(line);
  if (!Number.isInteger(quantity)) return text.quantityWhole(line.name);
  if (quantity < line.minQuantity) return text.quantityMin(line.name, line.minQuantity, line.unit);
  if (max < line.minQuantity) return text.soldOut(line.name);
  if (quantity > max) return text.quantityMax(line.name, max, line.unit);
  if (quantity % line.stepQuantity !== 0) return text.quantityStep(line.name, line.stepQuantity, line.unit);
  return undefined;
}

/** An unavailable product's quantity can be lowered; the order is refused until the line is removed. */
const isLowered = (line: Line, target: number): boolean =>
  maxQuantityOf(line) < line.minQuantity && Number.isInteger(target) && target > 0 && target < line.quantity;

export const changeQuantities: Action<CartActionBody<'quantity'>> = async (tx, cart, { quantity, cartToUpdate }) => {
  const lines = cart.lines.filter((line) => sameId(line.cartId, cartToUpdate));
  if (![cart.own, ...cart.children].some((row) => sameId(row.id, cartToUpdate))) return refuse('quantity', text.noCart);
  const faults: string[] = [];
  const changed = new Map<number, number>();
  for (const [id, target] of Object.entries(quantity)) {
    const line = lines.find((one) => sameId(one.id, id));
    const fault = line === undefined ? text.noLine : isLowered(line, target) ? undefined : quantityFault(line, target);
    if (fault !== undefined) faults.push(fault);
    else if (line !== undefined) {
      changed.set(line.id, target);
      await store(tx, { line: line.id, quantity: target });
    }
  }
  return {
    messages: faults.length > 0 ? refuse('quantity', ...new Set(faults)) : {},
    lines: cart.lines.map((line) => ({ ...line, quantity: changed.get(line.id) ?? line.quantity })),
  };
};

/** Removing an already removed line succeeds: another tab was faster. */
export const removeLine: Action<CartActionBody<'remove'>> = async (tx, cart, { remove }) => {
  const line = cart.lines.find((one) => sameId(one.id, remove.id) && sameId(one.cartId, remove.cartId));
  if (line !== undefined) await tx.delete(cartItems).where(eq(cartItems.id, line.id));
  return { messages: {}, lines: cart.lines.filter((one) => one !== line) };
};
