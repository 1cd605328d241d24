/** Finds the documents of an order that must be paid, and the title of the transfer. */
import { isPositive, type Decimal } from '../http/decimal';
import { readDay } from '../page/day';
import { ksefNumberOf } from './ksef';
import type { OrderDocument } from './schema';

/** The banks' limit in characters. */
const TITLE = 140;

export const isInvoice = ({ kind, ksef_number, to_pay }: OrderDocument): boolean =>
  kind === 'invoice' || ksef_number !== undefined || to_pay !== undefined;

/** A transfer's title: the invoice's own number and, if valid, the KSeF number, which is mandatory from 2027-01-01. */
export function transferTitle(invoice: OrderDocument): string | undefined {
  const ksef = ksefNumberOf(invoice);
  const parts = [ksef.state === 'right' ? ksef.number : undefined, invoice.number];
  return parts.filter(Boolean).join(' ').slice(0, TITLE) || undefined;
}

/** `today` as `2026-11-23`. */
export function isOverdue({ to_pay, due_date = '' }: OrderDocument, today: string): boolean {
  const due = readDay(due_date);
  return isPositive(to_pay) && due !== undefined && due < today;
}

export const isToPay = (one: OrderDocument): one is OrderDocument & { to_pay: Decimal } => isPositive(one.to_pay);

/** URL of the payment page, with the order and the invoice as parameters. */
export function paymentAddress(
  url: string | undefined,
  values: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (url === undefined) return undefined;
  const [address = '', fragment] = url.split('#', 2);
  const params = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  if (params.length === 0) return url;
  const query = `${address}${address.includes('?') ? '&' : '?'}${params.join('&')}`;
  return fragment === undefined ? query : `${query}#${fragment}`;
}
