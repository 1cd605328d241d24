/** Keeps the price at which a line was added, if the shop wants it; by default a line has the product's current price (rule S12). */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { products } from '../db/schema/catalogue';
import { cartItems, carts } from '../db/schema/carts';

/** Call this after every change that may have added a line. */
export const keepPrices = (tx: Db, sessionId: string): Promise<unknown> =>
  tx.execute(sql`update ${cartItems} set original_net = ${products.priceNet} from ${products}, ${carts}
    where ${products.id} = ${cartItems.productId} and ${carts.id} = ${cartItems.cartId} and ${cartItems.originalNet} is null
    and ${carts.sessionId} = ${sessionId} and ${carts.status} = 'open'`);
