/** Checks the sums of a cart (lines, goods, delivery, totals) by the rounding that the shop uses. */
import { compare, isPositive, plus, times, type Decimal } from '../../http/decimal';
import { percentOf } from '../../http/rate';
import { tablesOf } from '../../cart/session/rules';
import type { Cart, ChildCart } from '../../cart/wire/cart';
import { isDeposit, type CartItem } from '../../cart/wire/item';
import { goodsBy, hasCents, isNear, lineTotals, netBy, netWays, ratesOf, roundings, sumOf, sumsOf } from './rounding';
import type { LineSums, NetWay, Rounding } from './rounding';
import type { RuleName } from './rules';

export type MoneyFault = readonly [rule: RuleName, problem: string];

/** Fields of the totals that are not money: weight and pallets. */
const NO_MONEY = new Set(['weight', 'pallets']);
const [ZERO, CENT] = ['0' as Decimal, '0.01' as Decimal];

const isForeign = ({ currency, country }: Cart): boolean =>
  (currency?.iso_code ?? 'PLN') !== 'PLN' || (country?.iso_code ?? 'PL') !== 'PL';

/** A cart, or one of the carts in a master cart: a table of lines with its own sums. */
type Table = Cart | ChildCart;

/** The sums of one shop; keeps the ways of rounding that are still possible. */
export class Money {
  #possibleRoundings: readonly Rounding[] = roundings;
  #possibleNetWays: readonly NetWay[] = netWays;
  readonly #known = new Map<string, readonly MoneyFault[]>();
  readonly #rates = new Map<string, readonly number[]>();

  /** The shop's way of rounding, as far as the carts reveal it. */
  get rounding(): readonly Rounding[] {
    return this.#possibleRoundings;
  }

  /** Cached, because the same prices recur. */
  #ratesOf(net: Decimal, gross: Decimal, foreign: boolean): readonly number[] {
    const key = `${net} ${gross} ${foreign}`;
    const rates = this.#rates.get(key) ?? ratesOf(net, gross, foreign);
    this.#rates.set(key, rates);
    return rates;
  }

  /** The faults of this cart's sums; cached, because most carts recur. */
  faults(cart: Cart): readonly MoneyFault[] {
    const { is_master, items, childCarts, prices, carrier, availableCarriers, voucher, currency, country, unread } =
      cart;
    const key = JSON.stringify([
      [cart.id, is_master, items, childCarts, prices, unread],
      [carrier, availableCarriers, voucher, currency, country],
    ]);
    const known = this.#known.get(key) ?? this.#faults(cart);
    this.#known.set(key, known);
    return known;
  }

  #faults(cart: Cart): MoneyFault[] {
    const tables = tablesOf(cart).map((table) => ({ ...table, items: table.items.filter((one) => !isDeposit(one)) }));
    const lines = tables.flatMap(({ items }) => items);
    const faults: MoneyFault[] = [];
    const sums = lines.map((one) => this.#checkLine(one, isForeign(cart), faults));
    if (cart.unread > 0) return faults;
    this.#checkGoods(cart, lines, sums, faults);
    let at = 0;
    for (const table of cart.is_master ? tables : []) {
      this.#checkGoods(table, table.items, sums.slice(at, (at += table.items.length)), faults);
    }
    this.#checkDelivery(cart, sums, faults);
    return faults;
  }

  #checkLine(item: CartItem, foreign: boolean, faults: MoneyFault[]): LineSums {
    const { net, gross, total_gross: total, minimal_price_net: min, oryginal_net: list } = item.prices;
    const at = `line ${item.id}`;
    for (const [name, value] of Object.entries({ net, gross, total_gross: total, least: min, list }))
      if (value !== undefined && !hasCents(value)) faults.push(['decimals', `${at}: prices.${name} is ${value}`]);
    const rates = this.#ratesOf(net, gross, foreign);
    if (rates.length === 0) faults.push(['vat', `${at}: net ${net}, gross ${gross}`]);
    const stated = Number(item.vat_rate === undefined ? NaN : percentOf(item.vat_rate));
    if (rates.length > 0 && Number.isInteger(stated) && !this.#ratesOf(net, gross, true).includes(stated))
      faults.push(['vat', `${at}: net ${net}, gross ${gross} do not match vat_rate ${item.vat_rate}`]);
    // Packed goods are priced per package, which `frontQuantity` counts.
    const quantity = item.frontQuantity ?? item.quantity;
    const sums = sumsOf(item, quantity, rates);
    const tried = [sums, ...(item.frontQuantity === undefined ? [] : [sumsOf(item, item.quantity, rates)])];
    const right = tried.find((one) => lineTotals(one).includes(total));
    if (right === undefined && hasCents(total)) {
      const expected = [...new Set(lineTotals(sums))].join(' or ');
      const problem = `${at}: ${quantity} × ${net} net, ${gross} gross, make ${expected}; total_gross is ${total}`;
      faults.push(['line', problem]);
    }
    return right ?? sums;
  }

  /** Skips a table without sums of its goods. */
  #checkGoods(table: Table, items: readonly CartItem[], sums: readonly LineSums[], faults: MoneyFault[]): void {
    const { prices } = table;
    if (prices === undefined) return;
    for (const [name, value] of Object.entries(prices))
      if (typeof value === 'string' && !NO_MONEY.has(name) && !hasCents(value))
        faults.push(['decimals', `prices.${name} is ${value}`]);
    const lineTotals = items.map((one) => one.prices.total_gross);
    const total = prices.total_gross_only_products;
    if (total !== undefined) {
      const fitting = this.#possibleRoundings.filter((one) => goodsBy(one, lineTotals, sums) === total);
      if (fitting.length > 0) this.#possibleRoundings = fitting;
      else {
        const goods = new Set(this.#possibleRoundings.map((one) => goodsBy(one, lineTotals, sums)));
        const expected = [...goods].join(' or ');
        faults.push(['totals', `cart ${table.id}: the lines make ${expected}; total_gross_only_products is ${total}`]);
      }
    }
    const [way = 'line'] = this.#possibleRoundings;
    const goods = total ?? goodsBy(way, lineTotals, sums);
    const carrier = 'carrier' in table ? table.carrier : undefined;
    const delivery = { net: carrier?.price_net ?? ZERO, gross: carrier?.price_gross ?? ZERO };
    const nets = this.#nets(table, lineTotals, sums, delivery.net);
    this.#checkVoucher(table, { nets, gross: goods }, delivery, faults);
  }

  /** The possible net sums of the goods, by the roundings that are still possible. */
  #nets({ prices }: Table, lineTotals: readonly Decimal[], sums: readonly LineSums[], delivery: Decimal): Decimal[] {
    const of = (way: NetWay): Decimal => netBy(way, lineTotals, sums);
    const stated = prices?.net;
    const fits = (net: Decimal): boolean =>
      net === stated || (prices?.total_net === undefined && plus(net, delivery) === stated);
    const fitting = this.#possibleNetWays.filter((way) => fits(of(way)));
    if (fitting.length > 0) this.#possibleNetWays = fitting;
    return [...new Set(this.#possibleNetWays.map(of))];
  }

  /** A voucher reduces net and gross alike. */
  #checkVoucher(
    table: Table,
    { nets, gross }: { nets: readonly Decimal[]; gross: Decimal },
    delivery: { net: Decimal; gross: Decimal },
    faults: MoneyFault[],
  ): void {
    const { prices } = table;
    if (prices === undefined) return;
    const hasVoucher = 'voucher' in table && table.voucher?.voucher_code !== undefined;
    const made = { net: nets, gross: [gross] };
    for (const name of ['net', 'gross'] as const) {
      const stated = prices[name];
      if (stated === undefined) continue;
      // If the shop sends no total, this sum may include the delivery.
      const hasNoTotal = prices[`total_${name}`] === undefined;
      const fits = made[name].some((goods) => {
        const max = hasNoTotal ? plus(goods, delivery[name]) : goods;
        return hasVoucher ? compare(stated, max) <= 0 : stated === goods || stated === max;
      });
      const expected = made[name].join(' or ');
      if (!fits)
        faults.push(['goods', `cart ${table.id}: the goods make ${expected} ${name}; prices.${name} is ${stated}`]);
    }
    const [net = ZERO] = nets;
    const isWhole = prices.total_net !== undefined && prices.total_gross !== undefined;
    if (!hasVoucher || !isWhole || prices.net === undefined || prices.gross === undefined || !isPositive(gross)) return;
    // The ratio of net to gross stays the same, except for rounding.
    const [a, b] = [times(prices.net, gross), times(prices.gross, net)];
    if (!isNear(a, b, times(plus(gross, net), CENT)))
      faults.push(['goods', `cart ${table.id}: the voucher leaves ${prices.net} net, but ${prices.gross} gross`]);
  }

  #checkDelivery(cart: Cart, sums: readonly LineSums[], faults: MoneyFault[]): void {
    const { carrier, prices } = cart;
    const { price_net: net, price_gross: gross } = carrier ?? {};
    for (const one of [...(carrier ? [carrier] : []), ...cart.availableCarriers]) {
      const [itsNet, itsGross] = [one.price_net, one.price_gross];
      for (const value of [itsNet, itsGross])
        if (value !== undefined && !hasCents(value))
          faults.push(['decimals', `carrier ${one.id}: a price is ${value}`]);
      if (
        itsNet !== undefined &&
        itsGross !== undefined &&
        this.#ratesOf(itsNet, itsGross, isForeign(cart)).length === 0
      )
        faults.push(['vat', `carrier ${one.id}: net ${itsNet}, gross ${itsGross}`]);
      if (itsNet?.startsWith('-') || itsGross?.startsWith('-'))
        faults.push(['sums', `carrier ${one.id} has a negative price: ${itsGross ?? itsNet}`]);
    }
    if (prices === undefined) return;
    const goods = {
      gross: prices.total_gross === undefined ? prices.total_gross_only_products : prices.gross,
      net: prices.total_net === undefined ? sumOf(sums.map((one) => one.net)) : prices.net,
    };
    const deposits = prices.deposit_total ?? ZERO;
    const added =
      carrier === undefined ? { net: ZERO, gross: deposits } : { net, gross: gross && plus(gross, deposits) };
    for (const name of ['net', 'gross'] as const) {
      const total = prices[`total_${name}`];
      const [part, deliveryPart] = [goods[name], added[name]];
      if (total === undefined || part === undefined || deliveryPart === undefined) continue;
      if (total === plus(part, deliveryPart)) continue;
      const problem = `goods ${part} and delivery ${deliveryPart} make ${plus(part, deliveryPart)} ${name}; prices.total_${name} is ${total}`;
      faults.push(['sums', problem]);
    }
    if (prices.total_net && prices.total_gross && compare(prices.total_net, prices.total_gross) > 0)
      faults.push(['vat', `prices.total_net ${prices.total_net} is more than total_gross ${prices.total_gross}`]);
  }
}
