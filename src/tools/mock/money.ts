/** The totals of the small shop's lines and carts, in grosze. */
import { grossOf, toGrosze } from '../../shop/money';
import { depositOf as deposits, totalsOf, type Rounding, type Sold, type Totals } from '../../shop/totals';
import { carrierIn, type CartState, type Line } from './state';

export const CARRIER_VAT = 23;

const soldOf = ({ net, quantity, product: { vat, deposit } }: Line): Sold => ({ net, quantity, vat, deposit });

export const lineGross = (line: Line, rounding?: Rounding): number => totalsOf([soldOf(line)], rounding).gross;

export const goodsOf = ({ lines }: Pick<CartState, 'lines'>, rounding?: Rounding): Totals =>
  totalsOf(lines.map(soldOf), rounding);

export const depositOf = (lines: readonly Line[]): number => deposits(lines.map(soldOf));

export function deliveryOf(cart: Pick<CartState, 'carrierId' | 'carrierPrices'>): Totals {
  const priced = cart.carrierId === null ? undefined : cart.carrierPrices[cart.carrierId];
  const net = priced === undefined ? (carrierIn(cart)?.net ?? 0) : toGrosze(priced);
  return { net, gross: grossOf(net, CARRIER_VAT) };
}
