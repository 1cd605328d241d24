/** Adds a product to the cart, from its page, a listing or the add-product box. */
import { eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { addProductsBody } from '../../../src/lookup/schema';
import { selectCards } from '../catalogue/shelf';
import { products } from '../db/schema/catalogue';
import { cartItems } from '../db/schema/carts';
import type { Db } from '../db/open';
import { rowIdOf } from '../request/row-id';
import type { LoadedCart } from './load';
import { refuse, refuseProducts, message, type WireMessages } from './messages';
import { quantityFault } from './quantity';
import { text } from './text';

/** Adds to an existing line of the product. A quantity above the stock is refused without a change. */
export async function putInCart(tx: Db, cart: LoadedCart, productId: number, quantity: number): Promise<WireMessages> {
  const [product] = await selectCards(tx).where(eq(products.id, productId));
  if (product === undefined) return refuse('0', text.unknownProduct);
  const target = cart.children[0] ?? cart.own;
  const before = cart.lines.find((line) => line.cartId === target.id && line.productId === productId)?.quantity ?? 0;
  const fault = quantityFault(product, before + quantity);
  if (fault !== undefined) return refuse('quantity', fault);
  await tx
    .insert(cartItems)
    .values({ cartId: target.id, productId, quantity })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.productId],
      set: { quantity: sql`${cartItems.quantity} + ${quantity}` },
    });
  return message('0', 'success', text.added(product.name));
}

/** The add-product box adds the smallest quantity that can be ordered. */
export async function addProduct(
  tx: Db,
  cart: LoadedCart,
  { add_product: id }: { add_product: number | string },
): Promise<WireMessages> {
  const productId = rowIdOf(id);
  if (productId === undefined) return refuse('0', text.unknownProduct);
  const [product] = await tx.select({ min: products.minQuantity }).from(products).where(eq(products.id, productId));
  return putInCart(tx, cart, productId, product?.min ?? 1);
}

/** Adds several products, each listed once. Valid products are added; each refused product has an error under its id. */
export async function addProducts(
  tx: Db,
  cart: LoadedCart,
  { add_products: added }: v.InferOutput<typeof addProductsBody>,
): Promise<WireMessages> {
  const sums = new Map<string, number>();
  for (const { id, quantity } of added) sums.set(String(id), (sums.get(String(id)) ?? 0) + Number(quantity));
  const faults = new Map<string, string>();
  for (const [id, quantity] of sums) {
    const productId = rowIdOf(id);
    const sentences =
      productId === undefined ? refuse('0', text.unknownProduct) : await putInCart(tx, cart, productId, quantity);
    const [fault] = Object.values(sentences).filter(({ status }) => status === 'error');
    if (fault) faults.set(id, fault.messages.join(' '));
  }
  return faults.size === 0 ? {} : refuseProducts(faults);
}
