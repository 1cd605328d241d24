/** Decides how a product gets into the cart: from its page, a listing or the add-product box. */
import { eq, sql } from 'drizzle-orm';
import { products } from '../db/schema/catalogue';
import { cartItems } from '../db/schema/carts';
import type { Db } from '../db/open';
import { linesOf } from './lines';
import type { LoadedCart } from './load';
import { refuse, tell, type WireMessages } from './messages';
import { quantityFault } from './quantity';
import { text } from './text';

/** Adds to the line that is there already. A quantity beyond the stock is refused and nothing changes. */
export async function putInCart(tx: Db, cart: LoadedCart, productId: number, quantity: number): Promise<WireMessages> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId));
  if (product === undefined) return refuse('0', text.unknownProduct);
  const target = cart.children[0] ?? cart.own;
  const before = cart.lines.find((line) => line.cartId === target.id && line.productId === productId)?.quantity ?? 0;
  await tx
    .insert(cartItems)
    .values({ cartId: target.id, productId, quantity, originalNet: product.priceNet, priceNet: product.priceNet })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.productId],
      set: { quantity: sql`${cartItems.quantity} + ${quantity}` },
    });
  const line = (await linesOf(tx, [target.id])).find((one) => one.productId === productId);
  const fault = line === undefined ? undefined : quantityFault(line, line.quantity);
  if (line === undefined || fault === undefined) return tell('0', 'success', text.added(product.name));
  if (before === 0) await tx.delete(cartItems).where(eq(cartItems.id, line.id));
  else await tx.update(cartItems).set({ quantity: before }).where(eq(cartItems.id, line.id));
  return refuse('quantity', fault);
}

/** The add-product box adds the smallest quantity that can be ordered. */
export async function addProduct(
  tx: Db,
  cart: LoadedCart,
  { add_product: id }: { add_product: number | string },
): Promise<WireMessages> {
  const productId = Number(id);
  if (!Number.isInteger(productId)) return refuse('0', text.unknownProduct);
  const [product] = await tx.select({ min: products.minQuantity }).from(products).where(eq(products.id, productId));
  return putInCart(tx, cart, productId, product?.min ?? 1);
}
