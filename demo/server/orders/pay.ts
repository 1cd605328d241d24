/** The pages between an order and its payment: the choice of methods, and the stand-in for the provider's page. */
import { asc, eq, inArray } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { Db } from '../db/open';
import { paymentMethods, payments } from '../db/schema/delivery';
import { orders } from '../db/schema/orders';
import type { Render } from '../pages/frame';
import { formOf } from '../request/body';
import type { ShopEnv } from '../session/session';
import { guestPage } from '../guest/link';
import { orderOf, type OrderRow } from './visible-orders';
import { endLateOrders, changePayment, settle } from './payments';

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The payment methods to which an order may change. */
const WAYS = ['instant_transfer', 'upfront_manual_wire'];

/** The order's page, from which the visitor came. */
const pageOf = (c: Context<ShopEnv>, guid: string): string => guestPage(c, guid) ?? `/zamowienie/${guid}`;

type Answer = Response | Promise<Response>;

export function payPages(db: Db, render: Render) {
  /** Only for an order of this visitor. An order that awaits no payment redirects to its confirmation, so that nobody pays twice. */
  const awaited =
    (answer: (c: Context<ShopEnv>, order: OrderRow) => Answer) =>
    async (c: Context<ShopEnv>, next: () => Promise<void>): Promise<Response | void> => {
      const guid = c.req.param('guid') ?? '';
      await endLateOrders(db);
      const result = GUID.test(guid) ? await orderOf(db, c.var.session, eq(orders.guid, guid)) : undefined;
      if (result === undefined) return next();
      const isOpen = result.order.paymentState === 'due' || result.order.paymentState === 'failed';
      return isOpen ? answer(c, result.order) : c.redirect(pageOf(c, guid), 303);
    };
  const waysOf = async () => {
    const rows = await db
      .select({ payment: payments, method: paymentMethods })
      .from(payments)
      .leftJoin(paymentMethods, eq(paymentMethods.paymentId, payments.id))
      .where(inArray(payments.hookName, WAYS))
      .orderBy(asc(payments.position), asc(paymentMethods.position));
    return rows.map(({ payment, method }) => ({
      id: method?.id ?? payment.hookName ?? '',
      hook: payment.hookName ?? '',
      name: payment.name,
      method: method?.name ?? null,
    }));
  };
  return new Hono<ShopEnv>()
    .get(
      '/:guid/platnosc',
      awaited(async (c, order) => render(c, 'platnosc.twig', { order, ways: await waysOf() })),
    )
    .post(
      '/:guid/platnosc',
      awaited(async (c, order) => {
        const { way } = await formOf(c);
        const chosen = (await waysOf()).find(({ id }) => id === way);
        if (chosen === undefined) return c.redirect(`/zamowienie/${order.guid}/platnosc`, 303);
        await changePayment(db, order, chosen);
        return c.redirect(`/zamowienie/${order.guid}${chosen.hook === 'instant_transfer' ? '/zaplac' : ''}`, 303);
      }),
    )
    .get(
      '/:guid/zaplac',
      awaited((c, order) =>
        order.paymentHook === 'instant_transfer' && order.paymentMethod !== null
          ? render(c, 'operator.twig', { order, back: pageOf(c, order.guid), link: c.req.query('link') })
          : c.redirect(`/zamowienie/${order.guid}/platnosc`, 303),
      ),
    )
    .post(
      '/:guid/zaplac',
      awaited(async (c, order) => {
        const { outcome, method = '' } = await formOf(c);
        if (outcome === 'paid' || outcome === 'failed') await settle(db, order, method, outcome === 'paid');
        return c.redirect(pageOf(c, order.guid), 303);
      }),
    );
}
