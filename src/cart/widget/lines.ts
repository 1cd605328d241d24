/** Selects and formats the dropdown's lines, their amounts and sums. */
import { isLess } from '../../http/decimal';
import type { Prices } from '../../page/currency';
import { formatNumber } from '../../ui/money';
import { inOrder, priceText, timesText } from '../../ui/price';
import type { WidgetAnswer, WidgetCart, WidgetItem } from './schema';
import { text } from './text';

/** The dropdown is only a glance at the cart: further lines are counted. */
const SHOWN = 4;

/** What the page knew before the cart changed. */
type Before = WidgetAnswer | undefined;

/** Whether the last change on this page has added it, or more of it. Some shops give a cart its id with the first product. */
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

/** The first lines, what was just added before all others. */
export function firstItems(cart: Pick<WidgetCart, 'id' | 'items'>, before: Before): readonly MarkedItem[] {
  const items = cart.items.map((item) => ({ ...item, isNew: isAdded(item, cart, before) }));
  return items.toSorted((a, b) => Number(b.isNew) - Number(a.isNew)).slice(0, SHOWN);
}

/** The text below the shown lines: how many more there are, or that there are none; undefined if all are shown. */
export const restOf = ({ length }: readonly WidgetItem[]): string | undefined => {
  if (length === 0) return text.empty;
  return length > SHOWN ? text.more(text.lines(length - SHOWN)) : undefined;
};

/** How many lines a cart shows, and which kind their prices are; undefined if it shows none, as a master cart. */
export function headOf(cart: Pick<WidgetCart, 'items'> & { is_master?: boolean }, prices: Prices): string | undefined {
  const { length } = cart.is_master ? [] : cart.items;
  return length === 0 ? undefined : `${text.lines(length)} · ${prices === 'net' ? text.netPrices : text.grossPrices}`;
}

/** `10 opak. × 58,49 zł`; from a server that tells no unit the quantity and its packages. */
export function amountOf(item: WidgetItem, prices: Prices, currency: string): string {
  const [price] = inOrder(item.priceNet, item.priceGross, prices);
  if (item.unit) return timesText(formatNumber(item.quantity), item.unit, price && priceText(price, currency));
  const packages = item.isPackage && item.packageQuantity && text.packages(formatNumber(item.packageQuantity));
  return [`× ${formatNumber(item.quantity)}`, packages].filter(Boolean).join(' · ');
}

/** The line's value in the page's kind; if it has only the other, that one with its word. */
export function valueOf(item: WidgetItem, prices: Prices, currency: string): string | undefined {
  const [first, other] = inOrder(item.totalPriceNet, item.totalPriceGross, prices);
  if (first) return priceText(first, currency);
  const [, word] = inOrder(text.net, text.gross, prices);
  return other && priceText(other, currency, { word });
}

/** The cart's sums as far as the server tells them, that of the page's kind first. */
export function sumsOf({ totalNet, totalGross }: WidgetCart, prices: Prices, currency: string) {
  const pairs = inOrder({ isNet: true, sum: totalNet }, { isNet: false, sum: totalGross }, prices);
  return pairs.flatMap(({ isNet, sum }) => (sum ? [{ isNet, sum: priceText(sum, currency) }] : []));
}
