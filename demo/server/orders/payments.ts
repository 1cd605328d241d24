/** Payments of an order: the amount due, start, notification, expiry. Each is paid once. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { orderPayment } from '../../../src/orders/schema';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { toGrosze } from '../money/grosze';
import { ACCOUNT_STATE, isSplit } from '../cart/duties';
import { dayOf } from '../pages/days';
import { SELLER, TERM } from './invoice';
import type { OrderRow } from './visible-orders';

const DAY = 24 * 3600 * 1000;
/** Days that an order waits for its payment, by the payment's hook. The goods are reserved for that time. */
const WAITS: Readonly<Record<string, number>> = { instant_transfer: 1, upfront_manual_wire: 7 };

/** The payment data of a new order, or of an order with another payment. */
export function paymentAs(hook: string, now = Date.now()) {
  const days = WAITS[hook];
  return {
    paymentHook: hook,
    paymentState: days === undefined ? ('deferred' as const) : ('due' as const),
    paymentUntil: days === undefined ? null : new Date(now + days * DAY),
  };
}

/** The account and its check are invented, as the confirmation states. */
const transferOf = ({ number, totalGross, invoiceAddress: { nip = '' } }: OrderRow) => ({
  recipient: SELLER.name,
  account: SELLER.account,
  title: number,
  ...(nip !== '' && isSplit(toGrosze(totalGross)) && { split_payment: true, white_list: ACCOUNT_STATE }),
});

/** Undefined for orders of earlier years: their invoices have the outstanding amount. `limitLeft`: the client's credit after this order. */
export function paymentOf(
  order: OrderRow,
  limitLeft: string | null | undefined,
): v.InferInput<typeof orderPayment> | undefined {
  const { paymentState: state, paymentHook: hook, paymentUntil: until, guid, totalGross } = order;
  if (state === 'none') return undefined;
  const own = `/zamowienie/${guid}`;
  const isAwaited = state === 'due' || state === 'failed';
  const isTransfer = hook === 'upfront_manual_wire';
  const isLater = hook === 'manual_wire';
  return {
    state,
    amount: totalGross,
    name: order.paymentName,
    method: order.paymentMethod,
    ...(isAwaited && { change_url: `${own}/platnosc` }),
    ...(isAwaited && (isTransfer ? { transfer: transferOf(order) } : { url: `${own}/zaplac` })),
    ...(isAwaited && until && { until: isTransfer ? dayOf(until) : until.toISOString() }),
    ...(isLater && { until: dayOf(order.createdAt, TERM) }),
    ...(isLater && typeof limitLeft === 'string' && { limit_left: limitLeft }),
  };
}

/** In the words of the index of these orders. */
const isAwaited = sql`${orders.paymentState} in ('due', 'failed')`;

/** Cancels orders that waited too long, and returns their goods to the branch's stock. Called before orders are displayed or paid. */
export async function endLateOrders(db: Db): Promise<void> {
  await db.execute(sql`with ended as (
      update orders set payment_state = 'expired', status = 'cancelled'
      where ${and(isAwaited, lt(orders.paymentUntil, new Date()))} returning id, branch_name),
    goods as (
      select i.product_id, b.id as branch_id, sum(i.quantity)::int as quantity from ended e
      join order_items i on i.order_id = e.id join branches b on b.name = e.branch_name
      join products p on p.id = i.product_id and not p.on_request group by 1, 2)
    update stock set quantity = stock.quantity + goods.quantity from goods
    where stock.product_id = goods.product_id and stock.branch_id = goods.branch_id`);
}

/** Stores the provider's result. Returns true if the payment is accepted: once, and only for the method chosen last. */
export async function settle(db: Db, { id }: OrderRow, method: string, isPaid: boolean): Promise<boolean> {
  const isOpen = or(isNull(orders.paymentUntil), gt(orders.paymentUntil, new Date()));
  const changed = await db
    .update(orders)
    .set({ paymentState: isPaid ? 'paid' : 'failed' })
    .where(
      and(
        eq(orders.id, id),
        isAwaited,
        isOpen,
        eq(orders.paymentHook, 'instant_transfer'),
        eq(orders.paymentMethod, method),
      ),
    )
    .returning({ id: orders.id });
  return isPaid && changed.length > 0;
}

/** Changes the payment of an unpaid order. The goods are reserved from the order on, however often another payment is chosen. */
export async function changePayment(
  db: Db,
  { id, createdAt, paymentUntil }: OrderRow,
  way: { readonly hook: string; readonly name: string; readonly method: string | null },
): Promise<void> {
  const payment = paymentAs(way.hook, createdAt.getTime());
  const isOver = payment.paymentUntil !== null && payment.paymentUntil < new Date();
  await db
    .update(orders)
    .set({ ...payment, ...(isOver && { paymentUntil }), paymentName: way.name, paymentMethod: way.method })
    .where(and(eq(orders.id, id), isAwaited));
}
