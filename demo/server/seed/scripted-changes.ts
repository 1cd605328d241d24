/** Converts the scripted changes of a visitor's cart to rows. */
import type { cartItems, scriptedChanges } from '../db/schema/carts';
import { toAmount, toGrosze } from '../money/grosze';
import type { Person } from './person';
import type { SeededProduct } from './products-for-carts';

type Line = typeof cartItems.$inferInsert;

export function scriptedChangesOf(
  cartId: number,
  person: Person,
  items: readonly Line[],
  products: readonly SeededProduct[],
): (typeof scriptedChanges.$inferInsert)[] {
  const lines = items.filter((one) => one.cartId === cartId);
  return (person.cart?.scriptedChanges ?? []).map(({ when, line, priceRise, stockLeft, carrier }) => {
    const item = line === undefined ? undefined : lines[line];
    const product = products.find(({ id }) => id === item?.productId);
    const raisedPrice = product && priceRise && Math.round((toGrosze(product.priceNet) * (100 + priceRise)) / 100);
    return {
      cartId,
      afterAnswers: when === 'while ordering' ? null : 1,
      productId: item?.productId ?? null,
      priceNet: raisedPrice ? toAmount(raisedPrice) : null,
      quantity: stockLeft ? Math.max(product?.min ?? 1, stockLeft * (product?.step ?? 1)) : (stockLeft ?? null),
      carrierId: carrier ?? null,
    };
  });
}
