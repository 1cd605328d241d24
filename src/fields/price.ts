/** Reads typed amounts of money: numbers of at most two decimals, optionally with the symbol of the zloty. */
import { isLess, type Decimal } from '../http/decimal';
import { typedNumber } from './amount';
import { seenText } from './typed-text';

const THOUSAND = '1000' as Decimal;

/** The amount as a decimal, or undefined if the text is not an amount. */
export function parsePrice(text: string): Decimal | undefined {
  const typed = seenText(text);
  const price = typedNumber(typed, 'zł') ?? typedNumber(typed, 'PLN');
  if (price === undefined || /^\s*[.,]/.test(typed)) return undefined;
  const after = /[.,](\d*)[^\d.,]*$/.exec(typed)?.[1]?.length ?? 2;
  // "12,345" is not a price; "1.234.567" is one without decimals.
  const isGrouped = after === 3 && !price.includes('.') && !isLess(price, THOUSAND);
  return after === 1 || after === 2 || isGrouped ? price : undefined;
}
