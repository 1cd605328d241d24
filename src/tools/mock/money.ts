/** Calculates lines and carts of the small shop, in grosze, by the shop's way of rounding. */
import { toGrosze } from '../../shop/money';
import { carrierIn, type CartState, type Line, type Product } from './state';
import type { Style } from './guard';

export const CARRIER_VAT = 23;

/** Hundredths of the net amount. */
export const shareOf = (vat: Product['vat']): number => 100 + (typeof vat === 'number' ? vat : 0);
export const grossOf = (net: number, vat: Product['vat']): number => Math.floor((net * shareOf(vat) + 50) / 100);

export const lineGross = ({ net, quantity, product }: Line, rounding: Style['rounding'] = 'line'): number =>
  rounding === 'unit' ? grossOf(net, product.vat) * quantity : grossOf(net * quantity, product.vat);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function goodsOf(cart: CartState, rounding: Style['rounding'] = 'line'): { net: number; gross: number } {
  const { lines } = cart;
  const net = sum(lines.map((one) => one.net * one.quantity));
  if (rounding === 'order')
    return {
      net,
      gross: Math.floor((sum(lines.map((one) => one.net * one.quantity * shareOf(one.product.vat))) + 50) / 100),
    };
  if (rounding === 'rate') {
    const rates = [...new Set(lines.map((one) => one.product.vat))];
    const ofRate = (vat: Product['vat']) =>
      sum(lines.filter((one) => one.product.vat === vat).map((one) => one.net * one.quantity));
    return { net, gross: sum(rates.map((vat) => grossOf(ofRate(vat), vat))) };
  }
  return { net, gross: sum(lines.map((one) => lineGross(one, rounding))) };
}

export const depositOf = (lines: readonly Line[]): number =>
  sum(lines.map(({ product, quantity }) => (product.deposit ?? 0) * quantity));

export function deliveryOf(cart: Pick<CartState, 'carrierId' | 'carrierPrices'>): { net: number; gross: number } {
  const priced = cart.carrierId === null ? undefined : cart.carrierPrices[cart.carrierId];
  const net = priced === undefined ? (carrierIn(cart)?.net ?? 0) : toGrosze(priced);
  return { net, gross: grossOf(net, CARRIER_VAT) };
}
