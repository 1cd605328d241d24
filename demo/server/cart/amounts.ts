/** Amounts of lines and the goods total of a cart. Each line is rounded once, net and gross. */
import * as totals from '../../../src/shop/totals';
import { grossOf, toGrosze, type Grosze } from '../money/grosze';
import { termsOf } from './kinds';
import type { Line } from './lines';

export type { Totals } from '../../../src/shop/totals';

type Priced = Pick<Line, 'priceNet' | 'quantity' | 'vat'>;

const soldOf = ({ priceNet, quantity, vat }: Priced): totals.Sold => ({ net: toGrosze(priceNet), quantity, vat });

export interface LinePrices {
  readonly net: Grosze;
  readonly gross: Grosze;
  readonly totalNet: Grosze;
  readonly totalGross: Grosze;
}

/** The gross amount of a line is computed from the line's net amount, like on invoices. */
export function linePrices(line: Priced): LinePrices {
  const sold = soldOf(line);
  const { net, gross } = totals.totalsOf([sold]);
  return { net: sold.net, gross: grossOf(sold.net, line.vat), totalNet: net, totalGross: gross };
}

export const totalsOf = (lines: readonly Priced[]): totals.Totals => totals.totalsOf(lines.map(soldOf));

/** The returnable deposits of these lines. */
export const depositOf = (lines: readonly Pick<Line, 'deposit' | 'quantity'>[]): Grosze =>
  totals.depositOf(
    lines.map(({ deposit, quantity }) => ({ deposit: deposit === null ? 0 : toGrosze(deposit), quantity })),
  );

interface Vouchered {
  readonly voucher: { readonly percent: number } | undefined;
}

/** The goods of these lines after the cart's voucher: a percentage off net and gross, rounded once. */
export const goodsOf = ({ voucher }: Vouchered, lines: readonly Line[]): totals.Totals =>
  totals.totalsOf(lines.map(soldOf), 'line', voucher?.percent);

/** The net amount missing to free delivery; undefined if the courier never costs nothing or does not deliver there. 0: delivery is free. */
export function missingToFree(
  { client, voucher, lines }: Vouchered & { client: { freeDeliveryFrom: string | null }; lines: readonly Line[] },
  type: string,
): Grosze | undefined {
  const from = client.freeDeliveryFrom;
  if (from === null || !termsOf({ type }).isFreed || lines.length === 0) return undefined;
  return Math.max(toGrosze(from) - goodsOf({ voucher }, lines).net, 0);
}
