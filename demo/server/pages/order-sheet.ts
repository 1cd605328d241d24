/** Data of the printed confirmation: the time of the order, VAT per row and per rate. */
import type { orderItems, orders } from '../db/schema/orders';
import { grossOf, toAmount, toFigure, toGrosze } from '../money/grosze';
import { byRate, RATES, toRate, type Rate } from '../money/rate';
import { rateInFull } from '../../../src/cart/summary/breakdown';
import { isUntaxed } from '../../../src/http/rate';
import { sumsOf, taxedGross } from '../orders/sums';
import { toMoment } from './moment';

type Order = typeof orders.$inferSelect;
type Item = typeof orderItems.$inferSelect;

/** Earlier orders store prices without rates; the rate of a delivery is never stored. */
const rateOf = (net: string, gross: string): Rate | undefined =>
  RATES.find((rate) => grossOf(toGrosze(net), rate) === toGrosze(gross));

export function sheetOf(order: Order, items: readonly Item[]) {
  const rows = items.map((item) => ({ ...item, rate: item.vat ?? rateOf(item.priceNet, item.priceGross) }));
  const delivery = {
    net: order.carrierNet,
    gross: order.carrierGross,
    rate: rateOf(order.carrierNet, order.carrierGross),
  };
  const voucher = order.voucherGross === null ? 0 : toGrosze(order.voucherGross);
  const sums = new Map<Rate, { net: number; gross: number }>();
  for (const [rate, net, gross] of [
    ...rows.map((row) => [row.rate, row.totalNet, row.totalGross] as const),
    [delivery.rate, delivery.net, delivery.gross] as const,
  ]) {
    if (rate === undefined) continue;
    const sum = sums.get(rate) ?? { net: 0, gross: 0 };
    sums.set(rate, { net: sum.net + toGrosze(net), gross: sum.gross + toGrosze(gross) });
  }
  const vatRow = (rate: string, net: number, gross: number) => ({
    rate,
    net: toFigure(toAmount(net)),
    vat: toFigure(toAmount(gross - net)),
    gross: toFigure(toAmount(gross)),
  });
  return {
    placed: toMoment(order.createdAt),
    rows: rows.map((row) => ({
      ...row,
      rate: row.rate === undefined ? '–' : toRate(row.rate),
      priceNet: toFigure(row.priceNet),
      totalNet: toFigure(row.totalNet),
      totalGross: toFigure(row.totalGross),
    })),
    delivery: {
      net: toFigure(delivery.net),
      gross: toFigure(delivery.gross),
      rate: delivery.rate === undefined ? '–' : toRate(delivery.rate),
    },
    voucher: order.voucherCode !== null && {
      net: toFigure(sumsOf(order, items).voucherNet),
      gross: toFigure(order.voucherGross ?? '0'),
    },
    // The discount of a voucher is not stored by rate.
    rates:
      voucher === 0
        ? [...sums]
            .toSorted(([a], [b]) => byRate(a, b))
            .map(([rate, { net, gross }]) => vatRow(toRate(rate), net, gross))
        : [],
    legend: [...sums.keys()].filter(isUntaxed).map(rateInFull).join(', '),
    sum: vatRow('Razem', toGrosze(order.totalNet), toGrosze(taxedGross(order))),
  };
}
