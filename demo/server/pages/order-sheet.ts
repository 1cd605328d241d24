/** Decides what the printed confirmation shows besides the order: when it was placed, the VAT of each row, and of all by rate. */
import type { orderItems, orders } from '../db/schema/orders';
import { grossOf, toAmount, toGrosze } from '../money/grosze';
import { toMoment } from './moment';

type Order = typeof orders.$inferSelect;
type Item = typeof orderItems.$inferSelect;

const RATES = [23, 8, 5, 0];

/** An order keeps prices, not rates. */
const rateOf = (net: string, gross: string): number | undefined =>
  RATES.find((rate) => grossOf(toGrosze(net), rate) === toGrosze(gross));

const shown = (amount: string): string => amount.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '\u00A0');

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
    net: shown(toAmount(net)),
    vat: shown(toAmount(gross - net)),
    gross: shown(toAmount(gross)),
  });
  return {
    placed: toMoment(order.createdAt),
    rows: rows.map((row) => ({
      ...row,
      rate: row.rate === undefined ? '–' : `${row.rate}%`,
      priceNet: shown(row.priceNet),
      totalNet: shown(row.totalNet),
      totalGross: shown(row.totalGross),
    })),
    delivery: {
      net: shown(delivery.net),
      gross: shown(delivery.gross),
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
