/** Decides what the printed confirmation shows besides the order: when it was placed, the VAT of each row, and of all by rate. */
import type { orderItems, orders } from '../db/schema/orders';
import { grossOf, toAmount, toFigure, toGrosze } from '../money/grosze';
import { toMoment } from './moment';

type Order = typeof orders.$inferSelect;
type Item = typeof orderItems.$inferSelect;

const RATES = [23, 8, 5, 0];

/** An order keeps prices, not rates. */
const rateOf = (net: string, gross: string): number | undefined =>
  RATES.find((rate) => grossOf(toGrosze(net), rate) === toGrosze(gross));

export function sheetOf(order: Order, items: readonly Item[]) {
  const rows = items.map((item) => ({ ...item, rate: rateOf(item.priceNet, item.priceGross) }));
  const delivery = {
    net: order.carrierNet,
    gross: order.carrierGross,
    rate: rateOf(order.carrierNet, order.carrierGross),
  };
  const voucher = order.voucherGross === null ? 0 : toGrosze(order.voucherGross);
  const sums = new Map<number, { net: number; gross: number }>();
  for (const [rate, net, gross] of [
    ...rows.map((row) => [row.rate, row.totalNet, row.totalGross] as const),
    [delivery.rate, delivery.net, delivery.gross] as const,
  ]) {
    if (rate === undefined) continue;
    const sum = sums.get(rate) ?? { net: 0, gross: 0 };
    sums.set(rate, { net: sum.net + toGrosze(net), gross: sum.gross + toGrosze(gross) });
  }
  const told = (rate: string, net: number, gross: number) => ({
    rate,
    net: toFigure(toAmount(net)),
    vat: toFigure(toAmount(gross - net)),
    gross: toFigure(toAmount(gross)),
  });
  return {
    placed: toMoment(order.createdAt),
    rows: rows.map((row) => ({
      ...row,
      rate: row.rate === undefined ? '–' : `${row.rate}%`,
      priceNet: toFigure(row.priceNet),
      totalNet: toFigure(row.totalNet),
      totalGross: toFigure(row.totalGross),
    })),
    delivery: {
      net: toFigure(delivery.net),
      gross: toFigure(delivery.gross),
      rate: delivery.rate === undefined ? '–' : `${delivery.rate}%`,
    },
    // What a voucher takes off is not kept by rate.
    rates:
      voucher === 0
        ? [...sums].toSorted(([a], [b]) => b - a).map(([rate, { net, gross }]) => told(`${rate}%`, net, gross))
        : [],
    sum: told('Razem', toGrosze(order.totalNet), toGrosze(order.totalGross)),
  };
}
