/** The calls of `<shop-orders>`: a page of orders, and one with its lines. */
import { asc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { orderItems, orders } from '../db/schema/orders';
import { toAmount, toGrosze } from '../money/grosze';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { documentsOf } from './documents';
import { dayOf, TERM } from './invoice';
import { endLateOrders, limitOf, paymentOf } from './payments';
import { mayWithdraw, withdrawalLink } from '../withdrawal/until';
import { orderOf, pageOf, PAGE_SIZE, unpaidOf, type ItemRow, type OrderRow } from './mine';

const brief = (order: OrderRow, items: readonly ItemRow[], limit: string | null, withdraws: boolean) => ({
  id: order.id,
  number: order.number,
  date: order.createdAt.toISOString(),
  status: order.status,
  total_net: order.totalNet,
  total_gross: order.totalGross,
  currency: 'PLN',
  documents: documentsOf(order, items),
  lines_count: items.length,
  payment: paymentOf(order, limit),
  ...(withdraws && { withdrawal: withdrawalLink(order) }),
});

const isLate = ({ createdAt, toPay }: OrderRow): boolean =>
  toGrosze(toPay) > 0 && dayOf(createdAt, TERM) < dayOf(new Date());

export const ordersRoute = (db: Db) =>
  new Hono<ShopEnv>()
    .get('/', async (c) => {
      const pageNumber = Number(c.req.query('page') ?? 0);
      const page = Number.isSafeInteger(pageNumber) ? Math.min(1_000_000, Math.max(0, pageNumber)) : 0;
      await endLateOrders(db);
      const { rows, total } = await pageOf(db, c.var.session, page, (c.req.query('query') ?? '').trim().slice(0, 100));
      const ids = rows.map(({ id }) => id);
      const items =
        ids.length === 0
          ? []
          : await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id));
      const limit = rows[0] === undefined ? null : await limitOf(db, rows[0].clientId);
      const withdraws = rows[0] !== undefined && (await mayWithdraw(db, rows[0].clientId));
      const late = (await unpaidOf(db, c.var.session)).filter(isLate);
      return c.json({
        orders: rows.map((order) =>
          brief(
            order,
            items.filter(({ orderId }) => orderId === order.id),
            limit,
            withdraws,
          ),
        ),
        total,
        size: PAGE_SIZE,
        ...(late.length > 0 && {
          overdue: { amount: toAmount(late.reduce((sum, one) => sum + toGrosze(one.toPay), 0)), count: late.length },
        }),
      });
    })
    .get('/:id', async (c, next) => {
      const id = rowIdOf(c.req.param('id'));
      await endLateOrders(db);
      const result = id === undefined ? undefined : await orderOf(db, c.var.session, eq(orders.id, id));
      if (result === undefined) return next();
      const { order, items } = result;
      return c.json({
        ...brief(order, items, await limitOf(db, order.clientId), await mayWithdraw(db, order.clientId)),
        lines: items.map((one) => ({
          index: one.sku,
          product_id: one.productId,
          name: one.name,
          quantity: one.quantity,
          unit: one.unit,
          price_net: one.priceNet,
          price_gross: one.priceGross,
          total_net: one.totalNet,
          total_gross: one.totalGross,
        })),
      });
    });
