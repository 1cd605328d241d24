/** Decides what lines and carts cost: each line is rounded once, net and gross. */
import { grossOf, toGrosze, type Grosze } from '../money/grosze';
import { termsOf } from './kinds';
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

/** Said for itself: a loaded cart's own type follows from what is counted here. */
interface Vouchered {
  readonly voucher: { readonly percent: number } | undefined;
}

/** The goods of these lines after the cart's voucher: so many per cent off net and gross, rounded once. */
export function goodsOf({ voucher }: Vouchered, lines: readonly Line[]): Totals {
  const { net, gross } = totalsOf(lines);
  const left = (amount: Grosze) => amount - Math.round((amount * (voucher?.percent ?? 0)) / 100);
  return { net: left(net), gross: left(gross) };
}

/** Undefined while none is chosen, or the chosen one was withdrawn. */
export const chosenCarrier = ({ carriers, own }: LoadedCart) => carriers.find((one) => one.id === own.carrierId);

/** The chosen carrier's price; nothing while none is chosen. */
export function carrierPrice(cart: LoadedCart): Totals {
  const chosen = chosenCarrier(cart);
  const net = chosen === undefined ? 0 : toGrosze(chosen.priceNet);
  return { net, gross: grossOf(net, CARRIER_VAT) };
}

/** What is missing to a courier who costs nothing, net; undefined where he always costs, or does not go. 0: he costs nothing. */
export function missingToFree(
  { client, voucher, lines }: Vouchered & { client: { freeDeliveryFrom: string | null }; lines: readonly Line[] },
  type: string,
): Grosze | undefined {
  const from = client.freeDeliveryFrom;
  if (from === null || !termsOf({ type }).isFreed || lines.length === 0) return undefined;
  return Math.max(toGrosze(from) - goodsOf({ voucher }, lines).net, 0);
}

/** The least that the goods must come to, net; undefined where any order is taken. */
export const leastOf = (cart: LoadedCart): Grosze | undefined => termsOf(chosenCarrier(cart)).least;

/** By rate, the goods after the voucher and the delivery; the sums are those of the cart, to the grosz. */
export function vatOf(cart: LoadedCart, lines: readonly Line[], delivery: Totals): ({ rate: number } & Totals)[] {
  const rates = [...new Set(lines.map(({ vat }) => vat))].toSorted((a, b) => b - a);
  const rows = rates.map((rate) => ({
    rate,
    ...goodsOf(
      cart,
      lines.filter(({ vat }) => vat === rate),
    ),
  }));
  const goods = goodsOf(cart, lines);
  const [first] = rows;
  if (first === undefined) return [];
  // A voucher is rounded once for all of them.
  first.net += goods.net - rows.reduce((sum, { net }) => sum + net, 0);
  first.gross += goods.gross - rows.reduce((sum, { gross }) => sum + gross, 0);
  const carried = rows.find(({ rate }) => rate === CARRIER_VAT);
  if (carried) Object.assign(carried, { net: carried.net + delivery.net, gross: carried.gross + delivery.gross });
  else if (delivery.gross > 0) rows.push({ rate: CARRIER_VAT, ...delivery });
  return rows;
}
