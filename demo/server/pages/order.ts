/** The page of an order, and its access check. */
import { ACCOUNT_STATE } from '../cart/duties';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { members } from '../db/schema/clients';
import { heldCarts } from '../db/schema/company';
import { orderItems, orders } from '../db/schema/orders';
import { approvedSentence } from '../held/genitive';
import type { ShopEnv } from '../session/session';
import { visibleOrders } from '../orders/visible-orders';
import { limitsAfter } from '../orders/credit';
import { endLateOrders, paymentOf } from '../orders/payments';
import { sumsOf } from '../orders/sums';
import { dayText } from './days';
import type { Render } from './frame';
import { toMoment } from './moment';
import { sheetOf } from './order-sheet';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The order for `<shop-order-tracking>`, without contact data. */
const trackingOf = (order: typeof orders.$inferSelect, items: readonly (typeof orderItems.$inferSelect)[]) => ({
  order_guid: order.guid,
  country_iso_code: order.invoiceAddress.country,
  price_gross: order.totalGross,
  ...(order.voucherCode !== null && { voucher_code: { code: order.voucherCode } }),
  items: items.map((item) => ({
    index: item.sku,
    product_name: item.name,
    price_gross: item.priceGross,
    product: { category: { name: item.categoryName }, brand: { name: item.brandName } },
  })),
});

const dayIn = (raw: unknown): string | undefined => (typeof raw === 'string' ? dayText(raw.slice(0, 10)) : undefined);

/** The buyer of an order that this member has approved for them. */
async function approvedBy(db: Db, memberId: number | null, { cartId, memberId: buyer }: typeof orders.$inferSelect) {
  if (memberId === null || buyer === null || buyer === memberId || cartId === null) return undefined;
  const decided = sql`${heldCarts.steps} @> ${JSON.stringify([{ by: memberId }])}::jsonb`;
  const [row] = await db
    .select({ name: members.name })
    .from(members)
    .innerJoin(heldCarts, and(eq(heldCarts.cartId, cartId), eq(heldCarts.kind, 'approval'), decided))
    .where(eq(members.id, buyer));
  return row;
}

/** An order is visible to the session that placed it, and to colleagues with the right to see it. */
export const orderPages = (db: Db, render: Render) =>
  new Hono<ShopEnv>().get('/:guid', async (c, next) => {
    const guid = c.req.param('guid');
    if (!GUID.test(guid)) return next();
    await endLateOrders(db);
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.guid, guid), isNotNull(orders.sessionId), visibleOrders(c.var.session)));
    if (order === undefined) return next();
    const items = await db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(asc(orderItems.id));
    const approved = await approvedBy(db, c.var.session.memberId, order);
    const payment = paymentOf(order, (await limitsAfter(db, [order.id])).get(order.id));
    return render(c, 'zamowienie.twig', {
      order,
      sums: sumsOf(order, items),
      items,
      placedAt: toMoment(order.createdAt),
      ...(approved && { approved: approvedSentence(approved.name) }),
      payment: payment && {
        ...payment,
        whiteListText: payment.transfer && dayIn(ACCOUNT_STATE.checked_at),
        untilText: order.paymentUntil && payment.url ? toMoment(order.paymentUntil) : dayIn(payment.until),
      },
      tracking: { order: trackingOf(order, items) },
      sheet: sheetOf(order, items),
    });
  });
