/** Breaks down the order's value. All figures are the server's; only differences between two of them are computed here. */
import { isPositive, minus, plus, type Decimal } from '../../http/decimal';
import { isUntaxed, type Rate } from '../../http/rate';
import type { Prices } from '../../page/currency';
import { formatMoney, formatNumber, formatRate } from '../../ui/money';
import { priceText } from '../../ui/price';
import { isUnquoted } from '../session/kinds';
import { totalGross } from '../session/rules';
import { text } from '../text';
import type { Cart } from '../wire/cart';
import type { Process } from '../wire/process';

/** The label of the total: it excludes a delivery that still waits for its price. */
export const totalTerm = (cart: Cart, brand: string): string =>
  isUnquoted(cart.carrier, brand) ? text.totals.totalWithoutDelivery : text.totals.total;

/** The gross amount to pay, formatted. */
export const totalOf = (cart: Cart, currency: string): string => {
  const total = totalGross(cart);
  return total === undefined ? '–' : formatMoney(total, currency);
};

export interface TotalsRow {
  readonly term: string;
  readonly value: string;
}

type Row = readonly [term: string, value: string | undefined];

/** The rows above the total, if the server sends their values. With net prices first, each VAT rate has a row between net and gross. */
export function totalsRows(cart: Cart, brand: string, currency: string, prices: Prices = 'gross'): TotalsRow[] {
  const money = (amount: Decimal | undefined) => amount && formatMoney(amount, currency);
  const { weight, pallets } = cart.prices ?? {};
  const rows: readonly Row[] = [
    ...(prices === 'net' ? netRows(cart, brand, money) : grossRows(cart, brand, money)),
    [text.totals.weight, weight && `${formatNumber(weight)}\u00A0kg`],
    [text.totals.pallets, pallets && formatNumber(pallets)],
  ];
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

type Money = (amount: Decimal | undefined) => string | undefined;

/** Some shops send the value of a voucher as a negative amount. */
const sizeOf = (value: Decimal | undefined) => value?.replace(/^-/, '') as Decimal | undefined;

const lessened = (value: Decimal | undefined, money: Money): string | undefined =>
  isPositive(sizeOf(value)) ? money(`-${sizeOf(value)}` as Decimal) : undefined;

function grossRows(cart: Cart, brand: string, money: Money): Row[] {
  const { prices, carrier, voucher } = cart;
  // The goods after the voucher, if the server sends both values.
  const reduced = prices?.gross === prices?.total_gross_only_products ? undefined : prices?.gross;
  return [
    [text.totals.productsGross, money(prices?.total_gross_only_products ?? prices?.gross)],
    [text.totals.voucher, voucher?.voucher_code],
    [text.totals.voucherValue, lessened(prices?.voucher_value?.gross, money)],
    [text.totals.afterVoucher, voucher?.voucher_code && money(reduced)],
    [text.totals.delivery, isUnquoted(cart.carrier, brand) ? text.delivery.unpriced : money(carrier?.price_gross)],
    [text.totals.deposit, money(prices?.deposit_total)],
    // A consumer pays gross prices alone.
    [text.totals.totalNet, cart.buyer === 'consumer' ? undefined : money(prices?.total_net ?? prices?.net)],
  ];
}

function netRows(cart: Cart, brand: string, money: Money): Row[] {
  const { prices, carrier, voucher } = cart;
  const { net, voucher_value, total_net } = prices ?? {};
  const value = sizeOf(voucher_value?.net);
  const before = net && value && isPositive(value) ? plus(net, value) : undefined;
  return [
    [text.totals.productsNet, money(before ?? net)],
    [text.totals.voucher, voucher?.voucher_code],
    [text.totals.voucherValue, lessened(value, money)],
    [text.totals.afterVoucherNet, before && money(net)],
    [text.totals.deliveryNet, isUnquoted(cart.carrier, brand) ? text.delivery.unpriced : money(carrier?.price_net)],
    [text.totals.net, money(total_net ?? net)],
    ...vatRows(cart, money),
    [text.totals.deposit, money(prices?.deposit_total)],
  ];
}

/** One row per rate if the server sends the rates, else one for all VAT. */
function vatRows({ prices }: Cart, money: Money): Row[] {
  if (prices === undefined) return [];
  const { vat, total_net } = prices;
  if (vat.length > 0) return vat.map((row) => [vatInFull(row.rate), money(row.vat)]);
  const gross = taxedGross(prices.total_gross, prices);
  return [[text.totals.vat, total_net && gross && money(minus(gross, total_net))]];
}

/** A gross total without its deposits, which are outside VAT. */
export const taxedGross = (total: Decimal | undefined, prices: Cart['prices']): Decimal | undefined =>
  total && prices?.deposit_total ? minus(total, prices.deposit_total) : total;

/** `23 %`, or `zw. – zwolnione z VAT`. */
export const rateInFull = (rate: Rate): string =>
  isUntaxed(rate) ? `${formatRate(rate)} – ${text.totals.untaxed[rate]}` : formatRate(rate);

export const vatInFull = (rate: Rate): string => text.totals.vatOf(rateInFull(rate));

/** The distance to free delivery: the missing amount, value and threshold in the threshold's kind (net or gross), and the share reached, `0.6234`. */
export function freeDelivery({ prices }: Cart, currency: string) {
  const { missing, net, gross } = prices?.free_delivery ?? {};
  if (missing === undefined || !isPositive(missing)) return undefined;
  const from = net ?? gross;
  const goods = net ? prices?.net : prices?.gross;
  const word = from && (net ? text.items.netShort : text.items.grossShort);
  const money = (amount: Decimal) => priceText(amount, currency, { word });
  const [there, lacking] = [Number(goods ?? missing), Number(missing)];
  return {
    sentence: text.totals.freeDelivery(money(missing)),
    sides: from && goods && text.totals.freeFrom(money(goods), money(from)),
    part: (Math.floor((10_000 * there) / (there + lacking)) / 10_000).toFixed(4),
  };
}

/** The rows of budgets and limits: what is left of each, and what this order would leave (rule J6). */
export const limitRows = (processes: readonly Process[], currency: string): TotalsRow[] =>
  processes.flatMap(({ limits }) =>
    limits.map(({ label, of, left, after }) => {
      const money = (amount: string) => formatMoney(amount.replace('-', ''), currency);
      // An exceeded budget has nothing left: the excess with this order.
      const over = left?.startsWith('-') && (after ?? left);
      return {
        term: over
          ? text.process.over(label, money(over))
          : left && of
            ? text.process.left(label, money(left), money(of))
            : label,
        value: over || !after ? '' : text.process[after.startsWith('-') ? 'lacking' : 'after'](money(after)),
      };
    }),
  );
