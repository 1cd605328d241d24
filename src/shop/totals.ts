/** What lines cost together, in grosze: net, gross by each way of rounding that invoices know, and deposits. */
import type { Rate } from '../http/rate';
import { grossOf, shareOf, type Grosze } from './money';

/** A quantity of one product at one net price. */
export interface Sold {
  readonly net: Grosze;
  readonly quantity: number;
  readonly vat: Rate | number;
  /** Of one piece; outside VAT and untouched by vouchers. */
  readonly deposit?: Grosze | undefined;
}

export interface Totals {
  readonly net: Grosze;
  readonly gross: Grosze;
}

/** Where a gross amount is rounded: each line, each piece, the lines of a VAT rate, or the whole order. */
export type Rounding = 'line' | 'unit' | 'rate' | 'order';

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => Grosze): Grosze =>
  items.reduce((sum, item) => sum + amount(item), 0);

const netOf = (lines: readonly Sold[]): Grosze => sumOf(lines, ({ net, quantity }) => net * quantity);

const gross: Readonly<Record<Rounding, (lines: readonly Sold[]) => Grosze>> = {
  line: (lines) => sumOf(lines, ({ net, quantity, vat }) => grossOf(net * quantity, vat)),
  unit: (lines) => sumOf(lines, ({ net, quantity, vat }) => grossOf(net, vat) * quantity),
  rate: (lines) =>
    sumOf([...new Set(lines.map(({ vat }) => vat))], (vat) =>
      grossOf(netOf(lines.filter((one) => one.vat === vat)), vat),
    ),
  order: (lines) => Math.floor((sumOf(lines, ({ net, quantity, vat }) => net * quantity * shareOf(vat)) + 50) / 100),
};

/** The goods of these lines after a voucher of `percent`, which is rounded once, net and gross. */
export function totalsOf(lines: readonly Sold[], rounding: Rounding = 'line', percent = 0): Totals {
  const left = (amount: Grosze) => amount - Math.round((amount * percent) / 100);
  return { net: left(netOf(lines)), gross: left(gross[rounding](lines)) };
}

/** The returnable deposits of these lines. */
export const depositOf = (lines: readonly Pick<Sold, 'deposit' | 'quantity'>[]): Grosze =>
  sumOf(lines, ({ deposit = 0, quantity }) => deposit * quantity);
