/** Totals of a cart with delivery: carrier price, order minimum, VAT by rate. */
import { grossOf, toGrosze, type Grosze } from '../money/grosze';
import { byRate, NORMAL, type Rate } from '../money/rate';
import { depositOf, goodsOf, type Totals } from './amounts';
import { termsOf } from './kinds';
import type { Line } from './lines';
import type { LoadedCart } from './load';

/** Undefined if no carrier is chosen, or the chosen one was withdrawn. */
export const chosenCarrier = ({ carriers, own }: LoadedCart) => carriers.find((one) => one.id === own.carrierId);

/** The chosen carrier's price; 0 without one. */
export function carrierPrice(cart: LoadedCart): Totals {
  const chosen = chosenCarrier(cart);
  const net = chosen === undefined ? 0 : toGrosze(chosen.priceNet);
  return { net, gross: grossOf(net, NORMAL) };
}

/** The gross amount of an order of this cart, with delivery and deposits. */
export const dueOf = (cart: LoadedCart): Grosze =>
  goodsOf(cart, cart.lines).gross + carrierPrice(cart).gross + depositOf(cart.lines);

/** Minimum net value of goods; undefined without a minimum. */
export const minimumValueOf = (cart: LoadedCart): Grosze | undefined => termsOf(chosenCarrier(cart)).minimum;

/** The goods after the voucher and the delivery by VAT rate; the sums equal the cart's to the grosz. */
export function vatOf(cart: LoadedCart, lines: readonly Line[], delivery: Totals): ({ rate: Rate } & Totals)[] {
  const rates = [...new Set(lines.map(({ vat }) => vat))].toSorted(byRate);
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
  // A voucher is rounded once for all goods.
  first.net += goods.net - rows.reduce((sum, { net }) => sum + net, 0);
  first.gross += goods.gross - rows.reduce((sum, { gross }) => sum + gross, 0);
  const carried = rows.find(({ rate }) => rate === NORMAL);
  if (carried) Object.assign(carried, { net: carried.net + delivery.net, gross: carried.gross + delivery.gross });
  else if (delivery.gross > 0) rows.push({ rate: NORMAL, ...delivery });
  return rows.toSorted((a, b) => byRate(a.rate, b.rate));
}
