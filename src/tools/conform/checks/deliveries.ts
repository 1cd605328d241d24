/** Checks the deliveries of an order: they add up to what is delivered of each line, and what is not delivered is open or cancelled. */
import * as v from 'valibot';
import { compare, decimal, isLess, plus, type Decimal } from '../../../http/decimal';
import { id, list, maybe, sameId, text } from '../../../http/tolerant';
import { linkFault } from '../content';
import type { Probe } from '../probe';

const ZERO = '0' as Decimal;
const line = v.object({
  id: maybe(id),
  quantity: decimal,
  delivered: maybe(decimal),
  open: maybe(decimal),
  cancelled: maybe(decimal),
});
const delivery = v.object({
  tracking_url: maybe(text),
  lines: list(v.object({ id, quantity: decimal }), 'line of a delivery'),
});
/** The parts of an order that are compared. */
export const delivered = { lines: v.array(line), deliveries: list(delivery, 'delivery of an order') };

type Line = v.InferOutput<typeof line>;
type Delivery = v.InferOutput<typeof delivery>;
type Order = v.InferOutput<v.ObjectSchema<typeof delivered, undefined>>;

/** An order that was not sent in parts is not judged. */
export function judgeDeliveries(probe: Probe, request: string, order: Order | undefined): void {
  if (order === undefined) return;
  const { lines, deliveries } = order;
  if (deliveries.length === 0 && lines.every((one) => one.delivered === undefined)) return;
  const faults = [
    ...deliveries.map((one) => deliveryFault(one, lines, probe.client.url)),
    ...lines.map((one) => lineFault(one, deliveries)),
  ];
  const fault = faults.find((one) => one !== undefined);
  probe.judge('deliveries', fault && `${request}\n${fault}`);
}

function deliveryFault({ tracking_url: url, lines }: Delivery, ordered: readonly Line[], shop: string) {
  const wrong = url === undefined ? undefined : linkFault(url, shop);
  if (wrong !== undefined) return `tracking_url is ${url}: ${wrong}`;
  const strange = lines.find((one) => !ordered.some((line) => sameId(line.id, one.id)));
  return strange && `a delivery has the line ${strange.id}, which the order has not`;
}

function lineFault({ id: line, quantity, delivered: sent, ...rest }: Line, deliveries: readonly Delivery[]) {
  const sum = deliveries
    .flatMap(({ lines }) => lines.filter((one) => sameId(one.id, line)))
    .reduce((all, one) => plus(all, one.quantity), ZERO);
  const name = `line ${line ?? '?'}`;
  if (isLess(quantity, sent ?? sum)) return `${name}: ${sent ?? sum} of ${quantity} are delivered`;
  if (sent !== undefined && compare(sent, sum) !== 0) return `${name}: ${sent} are delivered, in its deliveries ${sum}`;
  const { open, cancelled } = rest;
  if (open === undefined && cancelled === undefined) return undefined;
  const all = [sent ?? sum, open ?? ZERO, cancelled ?? ZERO].reduce((one, other) => plus(one, other));
  return compare(all, quantity) === 0
    ? undefined
    : `${name}: delivered, open and cancelled make ${all}, ${quantity} were ordered`;
}
