/** Checks the payment of an order: an amount, and a way to pay while it is due. */
import * as v from 'valibot';
import { decimal, isLess, isPositive, type Decimal } from '../../../http/decimal';
import { maybe, text } from '../../../http/tolerant';
import { linkFault } from '../content';
import type { Probe } from '../probe';

const transfer = v.object({ recipient: text, account: text, title: text });
export const payment = v.object({
  state: text,
  amount: maybe(decimal),
  url: maybe(text),
  transfer: maybe(transfer),
});

interface Order {
  readonly number: string;
  readonly total_gross?: Decimal | null | undefined;
  readonly payment?: v.InferOutput<typeof payment> | undefined;
}

/** `isFresh`: the order was just placed, so nothing is paid yet. */
export function judgePayment(probe: Probe, request: string, order: Order, isFresh = false): void {
  if (order.payment === undefined) return;
  const fault = faultOf(order, order.payment, probe.client.url, isFresh);
  probe.judge('payment-due', fault && `${request}\norder ${order.number}: ${fault}`);
}

function faultOf(
  { total_gross: total }: Order,
  { state, amount = total ?? undefined, url, transfer: way }: NonNullable<Order['payment']>,
  shop: string,
  isFresh: boolean,
): string | undefined {
  if (url !== undefined && linkFault(url, shop)) return `payment.url is ${url}: ${linkFault(url, shop)}`;
  if (state !== 'due' && state !== 'failed') return undefined;
  if (url === undefined && way === undefined) return `payment.state is ${state}, but url and transfer are missing`;
  if (amount === undefined || !isPositive(amount)) return `payment.state is ${state}, but no amount is due`;
  if (total == null) return undefined;
  const isOther = isFresh ? isLess(amount, total) || isLess(total, amount) : isLess(total, amount);
  return isOther ? `payment.amount is ${amount}, of an order of ${total}` : undefined;
}
