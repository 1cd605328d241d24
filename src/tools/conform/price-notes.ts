/** Checks deposits and announced reductions of a cart. */
import { compare, minus, times, type Decimal } from '../../http/decimal';
import type { PriceNotes } from '../../http/price-notes';
import { tablesOf } from '../../cart/session/rules';
import type { Cart } from '../../cart/wire/cart';
import { isDeposit, type CartItem } from '../../cart/wire/item';
import type { MoneyFault } from './money';
import { sumOf } from './rounding';

const HUNDRED = '100' as Decimal;

export function noteFaults(cart: Cart): MoneyFault[] {
  const lines = tablesOf(cart).flatMap(({ items }) => items);
  return [...depositFaults(cart, lines), ...lines.flatMap((line) => reductionFaults(cart, line))];
}

function depositFaults({ prices, unread }: Cart, lines: readonly CartItem[]): MoneyFault[] {
  const deposits = lines.filter(isDeposit);
  const taxed = deposits.filter(
    ({ vat_rate, prices: own }) => vat_rate !== undefined || compare(own.net, own.gross) !== 0,
  );
  const faults = taxed.map(({ id }): MoneyFault => ['deposit', `line ${id}: the deposit has VAT`]);
  const sum = sumOf(deposits.map((one) => one.prices.total_gross));
  const stated = prices?.deposit_total ?? ('0' as Decimal);
  // A cart without sums states no `deposit_total` either.
  return unread > 0 || prices === undefined || compare(sum, stated) === 0
    ? faults
    : [...faults, ['deposit', `the deposits make ${sum}; prices.deposit_total is ${stated}`]];
}

function reductionFaults({ buyer }: Cart, line: CartItem): MoneyFault[] {
  const { net, gross } = line.prices;
  const alternatives = line.alternatives.map(
    (one) => [`alternative ${one.id}`, one, { net: one.price_net, gross: one.price_gross }] as const,
  );
  return [[`line ${line.id}`, line, { net, gross }] as const, ...alternatives].flatMap(([at, notes, price]) => {
    const faults: MoneyFault[] = [];
    if (buyer === 'consumer' && notes.price_before && !notes.lowest_price)
      faults.push(['reduction', `${at}: price_before without lowest_price`]);
    const expected = percentsOf(notes, price);
    if (notes.percent !== undefined && expected.length > 0 && !expected.some((one) => isWithinOne(notes, one)))
      faults.push([
        'percent',
        `${at}: percent is ${notes.percent}, the price is ${expected[0]?.toFixed(1)} below lowest_price`,
      ]);
    return faults;
  });
}

type Pair = Readonly<Partial<Record<'net' | 'gross', Decimal | undefined>>>;

/** The percentage by which the price is below the lowest one, for net and gross if both prices have them. */
function percentsOf({ lowest_price: lowest }: PriceNotes, price: Pair): number[] {
  return (['net', 'gross'] as const).flatMap((kind) => {
    const [from, to] = [lowest?.[kind], price[kind]];
    if (from === undefined || to === undefined || Number(from) === 0) return [];
    return Number(times(minus(from, to), HUNDRED)) / Number(from);
  });
}

/** Shops round a reduction to a whole per cent, up or down. */
const isWithinOne = ({ percent }: PriceNotes, expected: number): boolean =>
  Math.abs(Math.abs(Number(percent)) - expected) < 1;

/** Whether a cart has deposits, reductions for a consumer, or percentages: without them their rules cannot be tried. */
export const noteRulesThatApply = (cart: Cart) => {
  const lines = tablesOf(cart).flatMap(({ items }) => items);
  const priced = lines.flatMap((line): PriceNotes[] => [line, ...line.alternatives]);
  return {
    deposit: lines.some(isDeposit),
    reduction: cart.buyer === 'consumer' && priced.some((one) => one.price_before),
    percent: priced.some((one) => one.percent && one.lowest_price),
  };
};
