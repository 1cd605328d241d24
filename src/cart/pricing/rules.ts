/** Decides which net prices a trader may give, and to what (rules T1, T2). */
import { isLess, isPositive, minus, padded, rounded, type Decimal } from '../../http/decimal';
import { parsePrice } from '../../fields/price';
import { fieldNumber, formatMoney, formatNumber } from '../../ui/money';
import { text } from '../text';

/** The lowest net price of a carrier (rule T2). */
export const CARRIER_MINIMUM = '1' as Decimal;

/** The present price formatted as typed input; `priceMessage` accepts it. */
export const priceField = (current: Decimal | undefined): string =>
  current === undefined ? '' : fieldNumber(padded(rounded(current, 2), 2));

/** The error of a typed price as a sentence; undefined if it can be sent. */
export function priceMessage(typed: string, minimum: Decimal | undefined, currency: string): string | undefined {
  const price = parsePrice(typed);
  if (price === undefined) return text.pricing.unreadable;
  return minimum !== undefined && isLess(price, minimum)
    ? text.pricing.belowMinimum(formatMoney(minimum, currency))
    : undefined;
}

/** The difference between a typed price and the present one, "−5,3 %"; empty if it is no price, or the same. */
export function changeOf(typed: string, current: Decimal | undefined): string {
  const price = parsePrice(typed);
  if (price === undefined || current === undefined || !isPositive(current)) return '';
  const percent = (Number(minus(price, current)) / Number(current)) * 100;
  const digits = formatNumber(Math.abs(percent).toFixed(1));
  return percent === 0 ? '' : `${percent < 0 ? '−' : '+'}${digits}\u00A0%`;
}

/** `discount_price` as the server wants it: two decimals and a point. Only for texts that `priceMessage` passed. */
export const toDiscountPrice = (typed: string): string => padded(parsePrice(typed) ?? ('0' as Decimal), 2);
