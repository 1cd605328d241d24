/** Selects and formats the dropdown's lines, their amounts and sums. */
import { isLess } from '../../http/decimal';
import type { Prices } from '../../page/currency';
import { linkUrl } from '../../page/safe-url';
import { formatNumber } from '../../ui/money';
import { inOrder, priceText, timesText } from '../../ui/price';
import { noteSentences, notesOf } from '../../ui/price/notes';
import type { WidgetAnswer, WidgetCart, WidgetItem } from './schema';
import { text } from './text';

/** Maximum number of lines; the rest is counted. */
const MOST_LINES = 4;

/** The response before the cart changed. */
type Before = WidgetAnswer | undefined;

/** Whether the last change on this page added the item, or increased its quantity. Some shops give a cart its id with the first product. */
function isAdded(item: WidgetItem, cart: Pick<WidgetCart, 'id'>, before: Before): boolean {
  if (before === undefined) return false;
  const all = before.carts.flatMap((one) => [one, ...one.childCarts]);
  const sameCart = all.filter(({ id }) => id === cart.id);
  const was = (sameCart.length > 0 ? sameCart : all)
    .flatMap(({ items }) => items)
    .find(({ name }) => name === item.name);
  return was === undefined || isLess(was.quantity, item.quantity);
}

type MarkedItem = WidgetItem & { readonly isNew: boolean };

/** The first lines, with items just added on top. */
export function firstItems(cart: Pick<WidgetCart, 'id' | 'items'>, before: Before): readonly MarkedItem[] {
  const items = cart.items.map((item) => ({ ...item, isNew: isAdded(item, cart, before) }));
  return items.toSorted((a, b) => Number(b.isNew) - Number(a.isNew)).slice(0, MOST_LINES);
}

/** The text below the lines: the number of further lines, or that the cart is empty. Undefined if all lines are displayed. */
export const restOf = ({ length }: readonly WidgetItem[]): string | undefined => {
  if (length === 0) return text.empty;
  return length > MOST_LINES ? text.more(text.lines(length - MOST_LINES)) : undefined;
};

/** The number of lines and the kind of their prices; undefined without lines, as for a master cart. */
export function headOf(cart: Pick<WidgetCart, 'items'> & { is_master?: boolean }, prices: Prices): string | undefined {
  const { length } = cart.is_master ? [] : cart.items;
  return length === 0 ? undefined : `${text.lines(length)} · ${prices === 'net' ? text.netPrices : text.grossPrices}`;
}

/** `10 opak. × 58,49 zł`; quantity and packages if the server sends no unit. */
export function amountOf(item: WidgetItem, prices: Prices, currency: string): string {
  const [price] = inOrder(item.priceNet, item.priceGross, prices);
  if (item.unit) return timesText(formatNumber(item.quantity), item.unit, price && priceText(price, currency));
  const packages = item.isPackage && item.packageQuantity && text.packages(formatNumber(item.packageQuantity));
  return [`× ${formatNumber(item.quantity)}`, packages].filter(Boolean).join(' · ');
}

/** The line's value, net or gross as on the page; if the server sends only the other, that one with „netto” or „brutto”. */
export function valueOf(item: WidgetItem, prices: Prices, currency: string): string | undefined {
  const [first, other] = inOrder(item.totalPriceNet, item.totalPriceGross, prices);
  if (first) return priceText(first, currency);
  const [, word] = inOrder(text.net, text.gross, prices);
  return other && priceText(other, currency, { word });
}

/** The notes on the line's price as one text; empty without notes. */
export const remarksOf = (item: WidgetItem, prices: Prices, currency: string): string =>
  noteSentences(notesOf(item, prices, currency)).join('. ');

/** Whether the dropdown displays carts without any link or button: only the focus on the list itself lets a keyboard scroll it. */
export const isUnlinked = ({ carts }: WidgetAnswer): boolean =>
  carts.length > 0 &&
  !carts.some((one) => [one, ...(one.is_master ? one.childCarts : [])].some(({ url }) => linkUrl(url)));

/** The cart's sums, if the server sends them; the page's kind (net or gross) first. */
export function sumsOf({ totalNet, totalGross }: WidgetCart, prices: Prices, currency: string) {
  const pairs = inOrder({ isNet: true, sum: totalNet }, { isNet: false, sum: totalGross }, prices);
  return pairs.flatMap(({ isNet, sum }) => (sum ? [{ isNet, sum: priceText(sum, currency) }] : []));
}
