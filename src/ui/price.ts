/** Formats a price: per unit, times a quantity, and with `netto` or `brutto`. Non-breaking spaces keep a price in one line. */
import type { Prices } from '../page/currency';
import { formatMoney } from './money';

const HARD_SPACE = '\u00A0';

interface Worded {
  /** The unit of the price: `58,49 zł/opak.` */
  readonly unit?: string | undefined;
  /** `netto` or `brutto`, if neither a heading nor a label states it. */
  readonly word?: string | undefined;
}

/** `58,49 zł/opak. netto` */
export const priceText = (amount: string, currency: string | undefined, { unit, word }: Worded = {}): string =>
  formatMoney(amount, currency) + (unit ? `/${unit}` : '') + (word ? HARD_SPACE + word : '');

/** `10 opak.`, or with a price `10 opak. × 58,49 zł`. */
export const timesText = (quantity: string, unit: string | undefined, price?: string): string =>
  [quantity, unit, price && '×', price].filter(Boolean).join(HARD_SPACE);

/** Both prices of a pair, first the kind that the page shows first. */
export const inOrder = <One>(net: One, gross: One, prices: Prices): readonly [One, One] =>
  prices === 'net' ? [net, gross] : [gross, net];
