/** Decides how a price is worded: per unit, times a quantity, and with the word of its kind; hard spaces keep it in one line. */
import type { Prices } from '../page/currency';
import { formatMoney } from './money';

const HARD_SPACE = '\u00A0';

interface Worded {
  /** The unit that it is the price of: `58,49 zł/opak.` */
  readonly unit?: string | undefined;
  /** The word of its kind, `netto` or `brutto`: where neither a heading nor a label says it. */
  readonly word?: string | undefined;
}

/** `58,49 zł/opak. netto` */
export const priceText = (amount: string, currency: string | undefined, { unit, word }: Worded = {}): string =>
  formatMoney(amount, currency) + (unit ? `/${unit}` : '') + (word ? HARD_SPACE + word : '');

/** `10 opak.`, and with a price `10 opak. × 58,49 zł`. */
export const timesText = (quantity: string, unit: string | undefined, price?: string): string =>
  [quantity, unit, price && '×', price].filter(Boolean).join(HARD_SPACE);

/** Both of a pair, that of the page's kind first. */
export const inOrder = <One>(net: One, gross: One, prices: Prices): readonly [One, One] =>
  prices === 'net' ? [net, gross] : [gross, net];
