/** What came of an order, on the wire: its deliveries with their waybills, and the parts of each line. */
import type * as v from 'valibot';
import type { earlierLine, orderDelivery } from '../../../src/orders/schema';
import type { ItemRow, OrderRow } from './visible-orders';

const sentOf = ({ deliveries }: OrderRow, at: number): number =>
  deliveries.flatMap(({ lines }) => lines).reduce((sum, one) => (one.line === at ? sum + one.quantity : sum), 0);

/** The parts of the line at this place; none for an order that was not sent in parts. */
export function partsOf(
  order: OrderRow,
  { id, quantity, cancelled }: ItemRow,
  at: number,
): Pick<v.InferInput<typeof earlierLine>, 'id' | 'delivered' | 'open' | 'cancelled'> {
  if (order.linesOpen === null) return { id };
  const delivered = sentOf(order, at);
  return { id, delivered, open: quantity - delivered - cancelled, cancelled };
}

/** Lines that were sent and of which nothing is open. */
export const linesSent = (order: OrderRow, items: readonly ItemRow[]): number =>
  items.filter(({ quantity, cancelled }, at) => cancelled < quantity && sentOf(order, at) + cancelled === quantity)
    .length;

export const waybillNumber = ({ number }: Pick<OrderRow, 'number'>, at: number): string =>
  `${number.replace('ZAM/', 'WZ/')}/${at + 1}`;

export function deliveriesOf(order: OrderRow, items: readonly ItemRow[]) {
  const { guid, deliveries, linesOpen } = order;
  const wired = deliveries.map(({ day, carrier, trackingUrl, lines }, at): v.InferInput<typeof orderDelivery> => ({
    number: waybillNumber(order, at),
    date: day,
    carrier,
    ...(trackingUrl !== undefined && { tracking_url: trackingUrl }),
    lines: lines.flatMap(({ line, quantity }) => {
      const item = items[line];
      return item ? [{ id: item.id, quantity }] : [];
    }),
    documents: [
      {
        kind: 'waybill',
        number: waybillNumber(order, at),
        url: `/konto/dokumenty/${guid}/wz-${at + 1}.html`,
        date: day,
      },
    ],
  }));
  return {
    deliveries: wired,
    ...((linesOpen ?? 0) > 0 && { ask_url: `/pomoc?zamowienie=${encodeURIComponent(order.number)}#pytanie` }),
  };
}

/** The goods of one delivery, as its waybill lists them. */
export const goodsOf = ({ deliveries }: OrderRow, items: readonly ItemRow[], at: number): ItemRow[] =>
  (deliveries[at]?.lines ?? []).flatMap(({ line, quantity }) => {
    const item = items[line];
    return item ? [{ ...item, quantity }] : [];
  });
