/** An order on the wire without its lines. */
import { withdrawalLink } from '../withdrawal/until';
import { linesSent } from './deliveries';
import { documentsOf } from './documents';
import type { ItemRow, OrderRow } from './visible-orders';
import { paymentOf } from './payments';

export const orderSummary = (
  order: OrderRow,
  items: readonly ItemRow[],
  limitLeft: string | null | undefined,
  withdraws: boolean,
) => ({
  id: order.id,
  number: order.number,
  date: order.createdAt.toISOString(),
  status: order.status,
  total_net: order.totalNet,
  total_gross: order.totalGross,
  currency: 'PLN',
  documents: documentsOf(order, items),
  lines_count: items.length,
  ...(order.linesOpen !== null && { lines_sent: linesSent(order, items) }),
  ...(order.messages.length > 0 && { messages_count: order.messages.length }),
  payment: paymentOf(order, limitLeft) ?? { state: 'none', name: order.paymentName },
  buyer_number: order.extraFields.find(({ name }) => name === 'order_number')?.value,
  ...(withdraws && { withdrawal: withdrawalLink(order) }),
});
