/** The ways of rounding: the price of a line and of a whole cart under each of them. */
import { compare, minus, plus, rounded, times, toDecimal, type Decimal } from '../../http/decimal';
import type { CartItem } from '../../cart/wire/item';

/** The rates of Polish VAT in per cent, and 0. */
const RATES: readonly number[] = [0, 5, 8, 23];
const ZERO = '0' as Decimal;

const HALF = '0.005' as Decimal;

/** 1.23 for 23 per cent. */
const factor = (rate: number): Decimal => plus('1' as Decimal, times(toDecimal(rate) ?? ZERO, '0.01' as Decimal));
const money = (value: Decimal): Decimal => rounded(value, 2);
export const sumOf = (values: readonly Decimal[]): Decimal => values.reduce(plus, ZERO);

/** The rates by which gross may be computed from net, or net from gross. `foreign`: a country whose rates the kit does not know. */
export function ratesOf(net: Decimal, gross: Decimal, foreign: boolean): number[] {
  const rates = foreign ? Array.from({ length: 28 }, (_, rate) => rate) : RATES;
  return rates.filter((rate) => {
    if (money(times(net, factor(rate))) === gross) return true;
    // Computed from gross: the nearest net, from which gross need not result again.
    const low = times(minus(net, HALF), factor(rate));
    const high = times(plus(net, HALF), factor(rate));
    return compare(low, gross) <= 0 && compare(gross, high) <= 0;
  });
}

/** Whether an amount has at most two decimals. */
export const hasCents = (value: Decimal): boolean => (value.split('.')[1]?.length ?? 0) <= 2;

/** Whether two amounts differ by no more than `by`. */
export const isNear = (a: Decimal, b: Decimal, by: Decimal): boolean => {
  const gap = minus(a, b);
  return compare(gap.startsWith('-') ? minus(ZERO, gap) : gap, by) <= 0;
};

export interface LineSums {
  readonly net: Decimal;
  /** Unrounded, by rate. */
  readonly exact: readonly { readonly rate: number; readonly net: Decimal; readonly gross: Decimal }[];
  readonly byUnit: Decimal;
}

/** The sums for `quantity` of the item. */
export function sumsOf({ prices }: CartItem, quantity: Decimal, rates: readonly number[]): LineSums {
  const net = times(prices.net, quantity);
  return {
    net,
    exact: rates.map((rate) => ({ rate, net, gross: times(net, factor(rate)) })),
    byUnit: money(times(prices.gross, quantity)),
  };
}

/** Acceptable totals of a line: the rounded unit price times the quantity, or the line rounded once. */
export const lineTotals = ({ byUnit, exact }: LineSums): Decimal[] => [
  byUnit,
  ...exact.map(({ gross }) => money(gross)),
];

export type Rounding = 'line' | 'order' | 'rate';
export const roundings: readonly Rounding[] = ['line', 'order', 'rate'];
export const roundingText: Readonly<Record<Rounding, string>> = {
  line: 'each line is rounded',
  order: 'the order is rounded once',
  rate: 'each VAT rate of the order is rounded once',
};

/** Net sums: of the unit prices, exact or rounded per line; or computed back from gross, per line or per rate. */
export type NetWay = 'units' | 'lines' | 'back-lines' | 'back-rates';
export const netWays: readonly NetWay[] = ['units', 'lines', 'back-lines', 'back-rates'];

const back = (gross: Decimal, rate: number): Decimal =>
  rounded(toDecimal((Number(gross) * 100) / (100 + rate)) ?? gross, 2);

/** The net price of the goods. `totals` are the lines' own. */
export function netBy(way: NetWay, totals: readonly Decimal[], lines: readonly LineSums[]): Decimal {
  if (way === 'units') return money(sumOf(lines.map(({ net }) => net)));
  if (way === 'lines') return sumOf(lines.map(({ net }) => money(net)));
  const parts = lines.map(({ exact }, at) => ({ rate: exact.at(-1)?.rate ?? 0, gross: totals[at] ?? ZERO }));
  if (way === 'back-lines') return sumOf(parts.map(({ gross, rate }) => back(gross, rate)));
  const rates = [...new Set(parts.map(({ rate }) => rate))];
  return sumOf(rates.map((rate) => back(sumOf(parts.flatMap((one) => (one.rate === rate ? [one.gross] : []))), rate)));
}

/** The total price of the goods with this rounding; `totals` are the lines' own. */
export function goodsBy(rounding: Rounding, totals: readonly Decimal[], lines: readonly LineSums[]): Decimal {
  if (rounding === 'line') return sumOf(totals);
  // If a price is so small that several rates fit, they give equal sums, or another line determines the rate.
  const parts = lines.map(({ exact, byUnit, net }) => exact.at(-1) ?? { rate: -1, net, gross: byUnit });
  if (rounding === 'order') return money(sumOf(parts.map(({ gross }) => gross)));
  const rates = [...new Set(parts.map(({ rate }) => rate))];
  return sumOf(rates.map((rate) => money(sumOf(parts.flatMap((one) => (one.rate === rate ? [one.gross] : []))))));
}
