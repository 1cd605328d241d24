/** Decides what the dropdown shows of a cart's lines: how many of them, and each one's amount. */
import type { Prices } from '../../page/currency';
import { formatMoney, formatNumber } from '../../ui/money';
import type { WidgetItem } from './schema';
import { text } from './text';

/** The dropdown is only a glance at the cart: further lines are counted. */
const SHOWN = 4;

export const shownOf = (items: readonly WidgetItem[]): readonly WidgetItem[] => items.slice(0, SHOWN);

/** The text below the shown lines: how many more there are, or that there are none; undefined if all are shown. */
export const restOf = ({ length }: readonly WidgetItem[]): string | undefined => {
  if (length === 0) return text.empty;
  return length > SHOWN ? text.more(text.lines(length - SHOWN)) : undefined;
};

export const amountOf = ({ quantity, isPackage, packageQuantity }: WidgetItem): string => {
  const packages = isPackage && packageQuantity && text.packages(formatNumber(packageQuantity));
  return [`× ${formatNumber(quantity)}`, packages].filter(Boolean).join(' · ');
};

/** The line's value in the page's main price kind, and in the other one with its word. */
export function valuesOf(item: WidgetItem, prices: Prices, currency: string): { first?: string; other?: string } {
  const net = item.totalPriceNet && formatMoney(item.totalPriceNet, currency);
  const gross = item.totalPriceGross && formatMoney(item.totalPriceGross, currency);
  const [first, other, word] = prices === 'net' ? [net, gross, text.gross] : [gross, net, text.net];
  return { ...(first && { first }), ...(other && { other: `${other} ${word}` }) };
}
