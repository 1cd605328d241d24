/** Tests random walks of a buyer and an approver with two tabs each in the demo shop. WALKS sets how many, WALKS_SEED repeats one. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, it, vi } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { cartItems, carts, sessions } from '../../demo/server/db/schema/carts';
import { products } from '../../demo/server/db/schema/catalogue';
import { members } from '../../demo/server/db/schema/clients';
import { heldCarts, heldEvents } from '../../demo/server/db/schema/company';
import { orderItems, orders } from '../../demo/server/db/schema/orders';
import { openShop } from '../fixtures/open-shop';
import { stubTabs } from '../people/tab';
import { WALKS_TIME, walks, type People } from '../people/walk';
import { APPROVER, BUYER, colleagues } from './colleagues';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.execute(sql`update stock set quantity = 100000000 where quantity > 0`);
  stubTabs();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

async function people(): Promise<People> {
  const { [BUYER]: anna, [APPROVER]: ewa } = await colleagues(shop, BUYER, APPROVER);
  const { id } = await anna.look();
  const [line] = await shop.db.select().from(cartItems).where(eq(cartItems.cartId, id)).orderBy(cartItems.id);
  const [product] = await shop.db.select().from(products).where(eq(products.id, line!.productId));
  await shop.db.delete(cartItems).where(eq(cartItems.cartId, id));
  await shop.db.update(carts).set({ carrierId: 1, paymentId: 2 }).where(eq(carts.id, id));
  const [session] = await shop.db.select().from(sessions).where(eq(sessions.id, anna.sessionId));
  return {
    buyer: anna,
    approver: ewa,
    name: 'Anna Kowalczyk',
    add: { path: `/produkt/${product!.slug}/do-koszyka`, fields: {} },
    isAdded: (one) => (one as unknown as { index: string }).index === product!.sku,
    async records() {
      const held = await shop.db.select().from(heldCarts).where(eq(heldCarts.space, session!.space!));
      const events = await shop.db
        .select()
        .from(heldEvents)
        .where(
          inArray(
            heldEvents.cartId,
            held.map(({ cartId }) => cartId),
          ),
        );
      const placed = await shop.db
        .select({
          cart: orders.cartId,
          owner: members.name,
          pieces: sql<string>`coalesce(sum(${orderItems.quantity}), 0)`,
        })
        .from(orders)
        .innerJoin(members, eq(members.id, orders.memberId))
        .leftJoin(orderItems, and(eq(orderItems.orderId, orders.id), eq(orderItems.sku, product!.sku)))
        .where(eq(orders.space, session!.space!))
        .groupBy(orders.cartId, members.name);
      return {
        held: held.map(({ cartId }) => ({
          cart: cartId,
          notes: events.filter((one) => one.cartId === cartId).map(({ text }) => text),
        })),
        orders: placed.map(({ cart, owner, pieces }) => ({ cart: cart!, owner, pieces: Number(pieces) })),
      };
    },
  };
}

it(
  'in random walks of two people nothing is lost, doubled or told wrongly, and orders belong to their owner',
  () => walks(people, shop.engine),
  WALKS_TIME,
);
