/** Validates and formats the net prices that a trader may set (rules T1, T2). */
import { isLess, isPositive, minus, padded, rounded, type Decimal } from '../../http/decimal';
import { parsePrice } from '../../fields/price';
import { fieldNumber, formatMoney, formatNumber } from '../../ui/money';
import { text } from '../text';

/** The present price formatted as typed input; `priceMessage` accepts it. */
export const priceField = (current: Decimal | undefined): string =>
  current === undefined ? '' : fieldNumber(padded(rounded(current, 2), 2));

/** The error of a typed price; undefined if it is valid. */
export function priceMessage(typed: string, minimum: Decimal | undefined, currency: string): string | undefined {
  const price = parsePrice(typed);
  if (price === undefined) return text.pricing.unreadable;
  return minimum !== undefined && isLess(price, minimum)
    ? text.pricing.belowMinimum(formatMoney(minimum, currency))
    : undefined;
}

/** The difference between a typed price and the present one, "−5,3 %"; empty if the text is not a price, or both are equal. */
export function changeOf(typed: string, current: Decimal | undefined): string {
  const price = parsePrice(typed);
  if (price === undefined || current === undefined || !isPositive(current)) return '';
  const percent = (Number(minus(price, current)) / Number(current)) * 100;
  const digits = formatNumber(Math.abs(percent).toFixed(1));
  return percent === 0 ? '' : `${percent < 0 ? '−' : '+'}${digits}\u00A0%`;
}

/** `discount_price` on the wire: two decimals and a point. Only for texts that `priceMessage` accepts. */
export const toDiscountPrice = (typed: string): string => padded(parsePrice(typed) ?? ('0' as Decimal), 2);
