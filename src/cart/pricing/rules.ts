/** Decides which net prices a trader may give, and to what (rules T1, T2). */
import { isLess, padded, rounded, type Decimal } from '../../http/decimal';
import { parsePrice } from '../../fields/price';
import { fieldNumber, formatMoney } from '../../ui/money';
import type { Carrier } from '../wire/delivery';
import { isPickup } from '../session/rules';
import { text } from '../text';

/** Carrier minimum price, net (rule T2). */
export const CARRIER_MINIMUM = '1' as Decimal;

/** A pickup costs nothing, so nothing can be taken off. */
export const mayPrice = (carrier: Carrier): boolean => !isPickup(carrier);

/** The present price as somebody would type it: `priceMessage` passes it. */
export const priceField = (current: Decimal | undefined): string =>
  current === undefined ? '' : fieldNumber(padded(rounded(current, 2), 2));

/** What is wrong with a typed price, as a sentence; undefined where it may be sent. */
export function priceMessage(typed: string, minimum: Decimal | undefined, currency: string): string | undefined {
  const price = parsePrice(typed);
  if (price === undefined) return text.pricing.unreadable;
  return minimum !== undefined && isLess(price, minimum)
    ? text.pricing.belowMinimum(formatMoney(minimum, currency))
    : undefined;
}

/** `discount_price` as the server wants it: two decimals and a point. Only for texts that `priceMessage` passed. */
export const toDiscountPrice = (typed: string): string => padded(parsePrice(typed) ?? ('0' as Decimal), 2);
