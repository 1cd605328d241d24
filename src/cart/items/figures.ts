/** Formats a line's figures, net or gross first, and the facts below the product's name. */
import { digitsOf } from '../../ui/promise';
import { isZero, type Decimal } from '../../http/decimal';
import { isUntaxed } from '../../http/rate';
import type { Prices } from '../../page/currency';
import { formatMoney, formatNumber, formatRate } from '../../ui/money';
import { noteSentences, notesOf, type NotesView } from '../../ui/price/notes';
import { priceText } from '../../ui/price';
import { nextStepText } from '../../ui/steps/steps';
import { partsOf, writtenDay } from '../../ui/stock/parts';
import { netValue } from '../session/lines';
import { vatInFull } from '../summary/breakdown';
import { text } from '../text';
import type { Cart, ChildCart } from '../wire/cart';
import { isDeposit, type CartItem } from '../wire/item';

const HARD_SPACE = '\u00A0';

/** `second`: the column after the net price; `sum`: the end of the line. */
export interface Figures {
  readonly second: string;
  readonly sum: string;
}

export function figuresOf(item: CartItem, prices: Prices, currency: string): Figures {
  const { gross, total_gross } = item.prices;
  return prices === 'net'
    ? {
        second: item.vat_rate === undefined ? '–' : formatRate(item.vat_rate),
        sum: formatMoney(netValue(item), currency),
      }
    : { second: formatMoney(gross, currency), sum: formatMoney(total_gross, currency) };
}

/** Until when the price holds, if it ends: the server decides the day. */
export const endOf = ({ price_until: until }: CartItem): string | undefined =>
  until && !until.startsWith('9999') ? text.items.priceUntil(writtenDay(until)) : undefined;

/** The notes on the line's price, the day until which it holds, a rate without tax if no column has the rates, the price before a quote, and the shop's note; missing facts are omitted. */
export function factsOf(item: CartItem, prices: Prices, currency: string, buyer?: Cart['buyer']): NotesView {
  const { sentences, ...former } = notesOf(item, prices, currency, buyer === 'consumer');
  const { vat_rate, was, note } = item;
  const end = endOf(item);
  const vat = prices === 'gross' && isUntaxed(vat_rate) ? [vatInFull(vat_rate)] : [];
  const before = was?.net ? [text.items.was(priceText(was.net, currency, { word: text.items.netShort }))] : [];
  return { ...former, sentences: [...sentences, ...(end ? [end] : []), ...vat, ...before, ...(note ? [note] : [])] };
}

/** A stock of up to this many whole units is low. */
const FEW = 5;

interface Stock {
  readonly stock: string;
  /** The last pieces, or not all of the order at once. */
  readonly low: boolean;
  /** Nothing but an amount of at least twice the order, which a phone omits. */
  readonly ample?: boolean;
}

/** When the displayed quantity comes, in its parts; else the stock: amount, branch, date. A locked line shows no stock. */
export function stockOf(
  { availability, unit, ...item }: CartItem,
  displayed: string,
  isLocked?: boolean,
): Stock | undefined {
  const inParts = partsOf(availability, displayed, unit);
  if (inParts) return { stock: inParts, low: availability?.parts.some(({ kind }) => kind !== 'stock') ?? false };
  if (availability === undefined || isLocked) return undefined;
  const { quantity, branch, date } = availability;
  const amount = (figure: string) => [figure, unit].filter(Boolean).join(HARD_SPACE);
  const left = quantity !== undefined && !isZero(quantity) && /^\d+$/.test(quantity) ? Number(quantity) : undefined;
  const ordered = Number(item.frontQuantity ?? item.quantity);
  const low = left !== undefined && (left <= FEW || left < ordered);
  const parts = [
    quantity &&
      (isZero(quantity)
        ? text.items.unavailable
        : low
          ? amount(text.items.left(left))
          : text.items.available(amount(formatNumber(quantity)))),
    branch,
    date && text.items.from(digitsOf(date)),
  ];
  const stock = availability.text || parts.filter(Boolean).join(', ');
  const isAmount = !availability.text && !branch && !date;
  return stock
    ? { stock, low: low && !availability.text, ample: isAmount && left !== undefined && !low && left >= 2 * ordered }
    : undefined;
}

/** From how many on the displayed quantity is cheaper; nothing on a line that the buyer does not change. */
export const cheaperOf = (item: CartItem, displayed: string, prices: Prices, currency: string, isLocked?: boolean) =>
  isLocked ? undefined : nextStepText(item, displayed, prices, currency);

/** The VAT rate shared by all lines if net prices come first: the table's head displays it instead of a column. */
export function rateOf(items: readonly CartItem[], prices: Prices): string | undefined {
  const [rate, ...others] = new Set(items.flatMap((item) => (isDeposit(item) ? [] : [item.vat_rate])));
  return prices === 'net' && rate !== undefined && others.length === 0
    ? formatRate(rate).replace(HARD_SPACE, '')
    : undefined;
}

/** A price without a column heading: with its unit and „netto” or „brutto”. */
const priceBeside = (amount: Decimal | undefined, unit: string | undefined, prices: Prices, currency: string) =>
  amount && priceText(amount, currency, { unit, word: prices === 'net' ? text.items.netShort : text.items.grossShort });

/** The price of an alternative product. */
export const alternativePrice = (one: CartItem['alternatives'][number], prices: Prices, currency: string) =>
  priceBeside(one[`price_${prices}`], one.unit, prices, currency);

/** When the line's quantity of an alternative product comes, and the notes on its price. */
export const alternativeRemarks = (
  one: CartItem['alternatives'][number],
  item: CartItem,
  prices: Prices,
  currency: string,
  isConsumer: boolean,
): readonly string[] => {
  const inParts = partsOf(one.availability, item.frontQuantity ?? item.quantity, one.unit);
  return [...(inParts ? [inParts] : []), ...noteSentences(notesOf(one, prices, currency, isConsumer))];
};

/** A child cart's branch and subtotals, if the server sends them. */
export function subtotalOf({ department_name, prices }: Cart | ChildCart, currency: string): string | undefined {
  const [net, gross] = [prices?.total_net ?? prices?.net, prices?.total_gross ?? prices?.gross];
  const sum = net && gross && text.items.subtotal(formatMoney(net, currency), formatMoney(gross, currency));
  return [department_name, sum].filter(Boolean).join(' · ') || undefined;
}
