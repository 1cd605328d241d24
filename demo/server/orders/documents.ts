/** The documents of an order, and their wire format. */
import type * as v from 'valibot';
import type { orderDocument } from '../../../src/orders/schema';
import { dayOf } from '../pages/days';
import { hashOf, invoiceNumber, invoiceXml, ksefNumberOf, SELLER, TERM } from './invoice';
import type { ItemRow, OrderRow } from './visible-orders';

type Wire = v.InferInput<typeof orderDocument>;

/** Whether the goods have been sent: a waybill and an invoice exist. */
export const isSent = ({ status }: OrderRow): boolean => status === 'shipped' || status === 'delivered';

/** First day on which all invoices are XML. */
const hasXml = ({ createdAt }: OrderRow): boolean => dayOf(createdAt) >= '2026-02-01';

export function documentsOf(order: OrderRow, items: readonly ItemRow[]): Wire[] {
  const own = `/konto/dokumenty/${order.guid}`;
  if (!isSent(order)) {
    return order.sessionId === null
      ? []
      : [
          {
            kind: 'order',
            label: 'Potwierdzenie zamówienia',
            url: `/zamowienie/${order.guid}`,
            date: dayOf(order.createdAt),
          },
        ];
  }
  const number = invoiceNumber(order);
  return [
    {
      kind: 'invoice',
      number,
      url: hasXml(order) ? `${own}/faktura.xml` : `${own}/faktura.html`,
      date: dayOf(order.createdAt),
      seller_nip: SELLER.nip,
      ...(hasXml(order) && { ksef_number: ksefNumberOf(order) ?? null, ksef_hash: hashOf(invoiceXml(order, items)) }),
      due_date: dayOf(order.createdAt, TERM),
      to_pay: order.toPay,
      account: SELLER.account,
    },
    // An order that was sent in parts has a waybill per delivery.
    ...(order.linesOpen === null ? [waybillOf(order, own)] : []),
  ];
}

const waybillOf = (order: OrderRow, own: string): Wire => ({
  kind: 'waybill',
  label: `WZ ${order.number.replace('ZAM/', '')}`,
  url: `${own}/wz.html`,
  date: dayOf(order.createdAt, 1),
});
