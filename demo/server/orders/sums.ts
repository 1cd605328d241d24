/** The sums of an order, net and gross, as the pages list them: goods, voucher, delivery, VAT, and total. */
import { toAmount, toGrosze, vatBetween } from '../money/grosze';
import type { ItemRow, OrderRow } from './visible-orders';

/** The total without deposits, which are outside VAT. */
export const taxedGross = ({ totalGross, deposit }: OrderRow): string =>
  toAmount(toGrosze(totalGross) - toGrosze(deposit));

export function sumsOf(order: OrderRow, items: readonly ItemRow[]) {
  const { carrierNet, carrierGross, voucherCode, voucherGross, totalNet, totalGross, deposit } = order;
  const goods = (kind: 'totalNet' | 'totalGross') => items.reduce((sum, one) => sum + toGrosze(one[kind]), 0);
  const goodsNet = goods('totalNet');
  return {
    goodsNet: toAmount(goodsNet),
    goodsGross: toAmount(goods('totalGross')),
    voucherCode,
    // An order stores the gross discount of the voucher.
    voucherNet: toAmount(goodsNet + toGrosze(carrierNet) - toGrosze(totalNet)),
    voucherGross,
    carrierNet,
    carrierGross,
    totalNet,
    totalGross,
    deposit: toGrosze(deposit) > 0 ? deposit : null,
    vat: vatBetween(totalNet, taxedGross(order)),
  };
}
