/** Amounts of lines and the goods total of a cart. Each line is rounded once, net and gross. */
import { grossOf, toGrosze, type Grosze } from '../money/grosze';
import { termsOf } from './kinds';
import type { Line } from './lines';

export interface LinePrices {
  readonly net: Grosze;
  readonly gross: Grosze;
  readonly totalNet: Grosze;
  readonly totalGross: Grosze;
}

/** The gross amount of a line is computed from the line's net amount, like on invoices. */
export function linePrices(line: Pick<Line, 'priceNet' | 'quantity' | 'vat'>): LinePrices {
  const net = toGrosze(line.priceNet);
  const totalNet = net * line.quantity;
  return { net, gross: grossOf(net, line.vat), totalNet, totalGross: grossOf(totalNet, line.vat) };
}

export interface Totals {
  readonly net: Grosze;
  readonly gross: Grosze;
}

export function totalsOf(lines: readonly Line[]): Totals {
  const prices = lines.map(linePrices);
  return {
    net: prices.reduce((sum, one) => sum + one.totalNet, 0),
    gross: prices.reduce((sum, one) => sum + one.totalGross, 0),
  };
}

/** The returnable deposits of these lines, outside VAT and untouched by vouchers. */
export const depositOf = (lines: readonly Pick<Line, 'deposit' | 'quantity'>[]): Grosze =>
  lines.reduce((sum, { deposit, quantity }) => sum + (deposit === null ? 0 : toGrosze(deposit) * quantity), 0);

interface Vouchered {
  readonly voucher: { readonly percent: number } | undefined;
}

/** The goods of these lines after the cart's voucher: a percentage off net and gross, rounded once. */
export function goodsOf({ voucher }: Vouchered, lines: readonly Line[]): Totals {
  const { net, gross } = totalsOf(lines);
  const left = (amount: Grosze) => amount - Math.round((amount * (voucher?.percent ?? 0)) / 100);
  return { net: left(net), gross: left(gross) };
}

/** The net amount missing to free delivery; undefined if the courier never costs nothing or does not deliver there. 0: delivery is free. */
export function missingToFree(
  { client, voucher, lines }: Vouchered & { client: { freeDeliveryFrom: string | null }; lines: readonly Line[] },
  type: string,
): Grosze | undefined {
  const from = client.freeDeliveryFrom;
  if (from === null || !termsOf({ type }).isFreed || lines.length === 0) return undefined;
  return Math.max(toGrosze(from) - goodsOf({ voucher }, lines).net, 0);
}
