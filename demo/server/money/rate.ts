/** The VAT rates of the shop: on the wire and as text. */
import { compare, type Decimal } from '../../../src/http/decimal';
import { isUntaxed, percentOf, type Rate } from '../../../src/http/rate';
import { formatRate } from '../../../src/ui/money';

export type { Rate };
/** The default VAT rate of goods, and the rate of deliveries. */
export const NORMAL = '23' as Decimal;
export const RATES: readonly Rate[] = [NORMAL, '8' as Decimal, '5' as Decimal, '0' as Decimal];

export const toWire = (rate: Rate): number | string => (isUntaxed(rate) ? rate : Number(rate));

/** `23%`, or `zw.` */
export const toRate = (rate: Rate): string => formatRate(rate).replace('\u00A0', '');

/** The highest rate first, codes last. */
export const byRate = (a: Rate, b: Rate): number =>
  Number(isUntaxed(a)) - Number(isUntaxed(b)) || compare(percentOf(b), percentOf(a));
