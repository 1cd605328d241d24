/** The calls of `<shop-orders>`: a page of orders, one with its lines, and an action of it. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { jsonOf } from '../request/body';
import { rowIdOf } from '../request/row-id';
import type { Session } from '../session/request-visitor';
import type { ShopEnv } from '../session/session';
import { returnsOf } from '../returns/terms';
import { mayWithdraw } from '../withdrawal/until';
import { act, isOwnOrder } from './actions';
import { detailsOf } from './details';
import { orderSummary } from './order-summary';
import { limitsAfter } from './credit';
import { listOf } from './list';
import { orderOf } from './visible-orders';
import { endLateOrders } from './payments';

async function wireOf(db: Db, session: Session, id: number) {
  const result = await orderOf(db, session, eq(orders.id, id));
  if (result === undefined) return undefined;
  const { order, items } = result;
  const left = await limitsAfter(db, [order.id]);
  return {
    ...orderSummary(order, items, left.get(order.id), await mayWithdraw(db, order.clientId)),
    ...detailsOf(order, items, isOwnOrder(order, session), await returnsOf(db, order.id)),
  };
}

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
      const order = id === undefined ? undefined : await wireOf(db, c.var.session, id);
      return order === undefined ? next() : c.json(order);
    })
    .post('/:id', async (c, next) => {
      const id = rowIdOf(c.req.param('id'));
      if (id === undefined) return next();
      const { action, text, return: sent } = Object(await jsonOf(c)) as Record<string, unknown>;
      await endLateOrders(db);
      const key = c.req.header('Idempotency-Key');
      const outcome = await act(db, c.var.session, id, { action, text, return: sent, key });
      if (outcome === undefined) return next();
      c.header('Cache-Control', 'no-store');
      const order = await wireOf(db, c.var.session, id);
      const isDone = 'done' in outcome;
      const sentence = isDone ? outcome.done : outcome.fault;
      const messages = sentence && { [String(action)]: { messages: [sentence], status: isDone ? 'success' : 'error' } };
      return c.json({ order, messages: messages || {} }, isDone ? 200 : outcome.status);
    });
