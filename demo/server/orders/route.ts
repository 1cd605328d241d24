/** The calls of `<shop-orders>`: a page of orders, and one with its lines. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { mayWithdraw } from '../withdrawal/until';
import { orderSummary } from './order-summary';
import { limitsAfter } from './credit';
import { listOf } from './list';
import { orderOf } from './visible-orders';
import { endLateOrders } from './payments';

export const ordersRoute = (db: Db) =>
  new Hono<ShopEnv>()
    .get('/', async (c) => {
      const pageNumber = Number(c.req.query('page') ?? 0);
      const page = Number.isSafeInteger(pageNumber) ? Math.min(1_000_000, Math.max(0, pageNumber)) : 0;
      const query = (c.req.query('query') ?? '').trim().slice(0, 100);
      return c.json(await listOf(db, c.var.session, { view: c.req.query('view'), page, query }));
    })
    .get('/:id', async (c, next) => {
      const id = rowIdOf(c.req.param('id'));
      await endLateOrders(db);
      const result = id === undefined ? undefined : await orderOf(db, c.var.session, eq(orders.id, id));
      if (result === undefined) return next();
      const { order, items } = result;
      const left = await limitsAfter(db, [order.id]);
      return c.json({
        ...orderSummary(order, items, left.get(order.id), await mayWithdraw(db, order.clientId)),
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
