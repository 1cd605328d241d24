/** Decides what lines and carts cost: each line is rounded once, net and gross. */
import { grossOf, toGrosze, type Grosze } from '../money/grosze';
import type { Line } from './lines';
import type { LoadedCart } from './load';

/** VAT of deliveries, per cent. */
export const CARRIER_VAT = 23;

export interface LinePrices {
  readonly net: Grosze;
  readonly gross: Grosze;
  readonly totalNet: Grosze;
  readonly totalGross: Grosze;
}

/** Gross of a line is counted from the line's net, as invoices count it. */
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

/** The goods of these lines after the cart's voucher: so many per cent off net and gross, rounded once. */
export function goodsOf({ voucher }: LoadedCart, lines: readonly Line[]): Totals {
  const { net, gross } = totalsOf(lines);
  const left = (amount: Grosze) => amount - Math.round((amount * (voucher?.percent ?? 0)) / 100);
  return { net: left(net), gross: left(gross) };
}

/** The chosen carrier's price; nothing while none is chosen. */
export function carrierPrice(cart: LoadedCart): Totals {
  const chosen = cart.carriers.find((one) => one.id === cart.own.carrierId);
  const net = chosen === undefined ? 0 : toGrosze(chosen.priceNet);
  return { net, gross: grossOf(net, CARRIER_VAT) };
}
