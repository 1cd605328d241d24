/** The calls of `<shop-orders>`: a page of orders, and one with its lines. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { mayWithdraw } from '../withdrawal/until';
import { detailsOf } from './details';
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
      const { view, state, period } = c.req.query();
      return c.json(await listOf(db, c.var.session, { view, state, period, page, query }));
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
        ...detailsOf(order, items),
      });
    });
