/** Decides what the dropdown says of a cart's lines: how many of them stand there, and each one's amount. */
import type { Prices } from '../../page/currency';
import { formatMoney, formatNumber } from '../../ui/money';
import type { WidgetItem } from './schema';
import { text } from './text';

/** A glance, not the cart: the rest is counted. */
const SHOWN = 4;

export const shownOf = (items: readonly WidgetItem[]): readonly WidgetItem[] => items.slice(0, SHOWN);

/** What is said below those that are shown: how many are not, or that there are none; undefined where all are there. */
export const restOf = ({ length }: readonly WidgetItem[]): string | undefined => {
  if (length === 0) return text.empty;
  return length > SHOWN ? text.more(text.lines(length - SHOWN)) : undefined;
};

export const amountOf = ({ quantity, isPackage, packageQuantity }: WidgetItem): string => {
  const packages = isPackage && packageQuantity && text.packages(formatNumber(packageQuantity));
  return [`× ${formatNumber(quantity)}`, packages].filter(Boolean).join(' · ');
};

/** The line's value as the page's first price, and as its other one with its word. */
export function valuesOf(item: WidgetItem, prices: Prices, currency: string): { first?: string; other?: string } {
  const net = item.totalPriceNet && formatMoney(item.totalPriceNet, currency);
  const gross = item.totalPriceGross && formatMoney(item.totalPriceGross, currency);
  const [first, other, word] = prices === 'net' ? [net, gross, text.gross] : [gross, net, text.net];
  return { ...(first && { first }), ...(other && { other: `${other} ${word}` }) };
}
