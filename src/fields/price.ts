/** Decides which typed texts are amounts of money: Polish comma or point, any spaces between groups, at most two decimals. */
import { toDecimal, type Decimal } from '../http/decimal';

const AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;

/** The amount as a decimal, or undefined if the text is not an amount. */
export function parsePrice(typed: string): Decimal | undefined {
  // \s covers the no-break and the narrow no-break space, which people paste from invoices.
  const text = typed.replaceAll(/\s/g, '').replace(/zł$/i, '');
  return AMOUNT.test(text) ? toDecimal(text.replace(',', '.')) : undefined;
}
