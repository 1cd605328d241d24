/** The details of an order on the wire: its rows below the lines, its stages, and where it goes. */
import type * as v from 'valibot';
import type { orderCharge, orderStep, wholeOrder } from '../../../src/orders/schema';
import { termsOf } from '../cart/kinds';
import { actionsOf, messagesOf } from './actions';
import { deliveriesOf, partsOf } from './deliveries';
import { toAmount, toGrosze } from '../money/grosze';
import { dayOf } from '../pages/days';
import { wiredLine, wiredReturns, type Returned } from '../returns/terms';
import { sumsOf } from './sums';
import type { ItemRow, OrderRow } from './visible-orders';

const negative = (amount: string | null): string => toAmount(-toGrosze(amount ?? '0'));

/** Lines and charges sum up to the order's totals: the voucher's net amount is what the net total lacks. */
function chargesOf(order: OrderRow, items: readonly ItemRow[]): v.InferInput<typeof orderCharge>[] {
  const { voucherCode, voucherNet, voucherGross, carrierNet, carrierGross, deposit } = sumsOf(order, items);
  return [
    { kind: 'delivery', name: order.carrierName, total_net: carrierNet, total_gross: carrierGross },
    ...(deposit === null ? [] : [{ kind: 'deposit', total_gross: deposit }]),
    ...(voucherCode === null
      ? []
      : [{ kind: 'voucher', name: voucherCode, total_net: negative(voucherNet), total_gross: negative(voucherGross) }]),
  ];
}

function placeOf({ deliveryAddress: to, lockerCode, lockerAddress, branchName }: OrderRow): string[] {
  if (lockerCode !== null) return [`Paczkomat ${lockerCode}`, lockerAddress ?? ''].filter(Boolean);
  if (to === null) return [branchName];
  const house = [to.houseNo, to.flatNo].filter(Boolean).join('/');
  // A hyphen that does not break keeps a post code on one line.
  return [
    to.name,
    `${to.street} ${house}`,
    `${to.zipCode.replace('-', '\u2011')} ${to.city}`,
    ...(to.phone ? [`tel. ${to.phone}`] : []),
    ...(to.driverNote ? [`Dla kierowcy: ${to.driverNote}`] : []),
  ];
}

/** The stages by the order's status: the names of those to come depend on its way. */
function stepsOf(order: OrderRow): v.InferInput<typeof orderStep>[] {
  const { status, createdAt, branchName, lockerCode, deliveryAddress, carrierType, paymentState } = order;
  const placed = { text: 'Złożone', at: createdAt.toISOString() };
  if (status === 'cancelled')
    return [
      { ...placed, state: 'done' },
      { text: 'Anulowane', state: 'current' },
    ];
  const isPickup = lockerCode === null && deliveryAddress === null;
  const isSent = status === 'shipped' || status === 'delivered';
  const isAwaited = paymentState === 'due' || paymentState === 'failed';
  const stages = [
    placed,
    ...(isAwaited ? [{ text: 'Czekamy na płatność' }] : []),
    { text: 'Kompletujemy', at: branchName },
    {
      text: termsOf({ type: carrierType }).stage,
      at: isSent ? dayOf(createdAt, 1) : isPickup ? 'napiszemy e-mail' : 'numer wyślemy e-mailem',
    },
    { text: isPickup ? 'Odebrane' : 'Dostarczone' },
  ];
  const reached = { processing: 1, ready: 2, shipped: 2, delivered: 4 }[status] ?? (isAwaited ? 1 : 0);
  return stages.map((one, index) => ({
    ...one,
    ...(index < reached ? { state: 'done' } : index === reached && { state: 'current' }),
  }));
}

export const detailsOf = (
  order: OrderRow,
  items: readonly ItemRow[],
  isOwn: boolean,
  filed: readonly Returned[],
): Pick<
  v.InferInput<typeof wholeOrder>,
  | 'lines'
  | 'charges'
  | 'total_vat'
  | 'deliver_to'
  | 'deliver_at'
  | 'steps'
  | 'deliveries'
  | 'ask_url'
  | 'actions'
  | 'messages'
  | 'return'
  | 'returns'
> => ({
  lines: items.map((one, at) => ({
    ...partsOf(order, one, at),
    ...wiredLine(order, one, at, filed),
    index: one.sku,
    ...(one.buyerCode !== null && { buyer_code: one.buyerCode }),
    product_id: one.productId,
    name: one.name,
    quantity: one.quantity,
    unit: one.unit,
    price_net: one.priceNet,
    price_gross: one.priceGross,
    total_net: one.totalNet,
    total_gross: one.totalGross,
  })),
  charges: chargesOf(order, items),
  total_vat: sumsOf(order, items).vat,
  deliver_to: placeOf(order),
  ...(order.promise !== null && !['delivered', 'cancelled'].includes(order.status) && { deliver_at: order.promise }),
  steps: stepsOf(order),
  ...deliveriesOf(order, items),
  actions: actionsOf(order, items, isOwn, filed),
  messages: messagesOf(order),
  ...wiredReturns(order, items, filed),
});
