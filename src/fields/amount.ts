/** Decides which texts are amounts, for the whole product: one number, and perhaps a unit after it. Anything else is no amount. */
import { isZero, toDecimal, type Decimal } from '../http/decimal';
import { decimalSign } from '../ui/money';
import { seenText } from './typed-text';
import { isSameUnit } from './units';

export interface Amount {
  readonly quantity: Decimal;
  readonly unit: string | undefined;
}

/** Longer texts are no amounts; the limit keeps the patterns below cheap. */
const LONGEST = 60;
/** "12", "12 szt.", "1 200,5 m²", "3x", "x 3". */
const AMOUNT = /^(?:[x×] ?)?([\d.,][\d .,]*?) ?(?:[x×](?!\p{L}))? ?(\p{L}[\p{L} .²³^23/]{0,15})?$/iu;
/** The same sign between all groups: "1 200", "1.200.000". */
const GROUPS = /^[1-9]\d{0,2}([ .,])\d{3}(?:\1\d{3})*$/;
const ONE_GROUP = 7;

const digitsOf = (grouped: string): string => grouped.replace(/[ .,]/g, '');

/**
 * `decimalSign`: that of the text's source, if certain. Without it "1,200" is 1.2, and "1.200" is no number: it means both 1200
 * and 1.2.
 */
function plainNumber(figures: string, decimalSign: ',' | '.' | undefined): string | undefined {
  const separator = GROUPS.exec(figures)?.[1];
  const isDecimal = separator === (decimalSign ?? ',') && figures.length <= ONE_GROUP;
  if (separator !== undefined && !isDecimal) {
    const isClear =
      separator === ' ' || (figures.length > ONE_GROUP ? separator !== decimalSign : decimalSign !== undefined);
    return isClear ? digitsOf(figures) : undefined;
  }
  const index = Math.max(figures.lastIndexOf(','), figures.lastIndexOf('.'));
  if (index < 0) return /^\d+$/.test(figures) ? figures : undefined;
  const [whole, mark, rest] = [figures.slice(0, index), figures[index], figures.slice(index + 1)];
  const between = GROUPS.exec(whole)?.[1];
  // "1 200.000": after groups of three, three decimals by the other sign may be one group more.
  const isMixedUp = between === mark || (between === ' ' && rest.length === 3 && mark !== (decimalSign ?? ','));
  const isNumber = /^\d*$/.test(rest) && /\d/.test(figures) && (between !== undefined || /^\d*$/.test(whole));
  return isNumber && !isMixedUp ? `${digitsOf(whole) || '0'}.${rest || '0'}` : undefined;
}

/** Like `readAmount`, for fields in which 0 is a number too. */
export function readNumber(text: string, decimalSign?: ',' | '.'): Amount | undefined {
  const line = seenText(text).trim().replace(/\s+/g, ' ');
  const [, figures, unit] = (line.length <= LONGEST && AMOUNT.exec(line)) || [];
  const plain = figures === undefined ? undefined : plainNumber(figures, decimalSign);
  const quantity = plain === undefined ? undefined : toDecimal(plain);
  return quantity && { quantity, unit: unit?.trim() };
}

/** Undefined for what is not one number above zero, or may be read in two ways: the person is asked. */
export function readAmount(text: string, decimalSign?: ',' | '.'): Amount | undefined {
  const amount = readNumber(text, decimalSign);
  return amount && !isZero(amount.quantity) ? amount : undefined;
}

/** The decimal sign of a page in English is certain: figures copied from it are grouped by commas. */
const ofPage = (): '.' | undefined => (decimalSign() === '.' ? '.' : undefined);

/** An amount as a person types or pastes it into the page; `unit` may be any. */
export const typedAmount = (text: string): Amount | undefined => readAmount(text, ofPage());

/** "3x" and "x 3" stand in lists of an order; in a field it is half of a product. */
const TIMES = /^\s*[x×]|[\d.,]\s*[x×](?!\p{L})/iu;

/** The number in a field that counts in `unit`, 0 too; undefined if the text has another unit, or one where the field has none. */
export function typedNumber(text: string, unit?: string): Decimal | undefined {
  if (TIMES.test(seenText(text))) return undefined;
  const amount = readNumber(text, ofPage());
  const isOwn = amount?.unit === undefined || (Boolean(unit?.trim()) && isSameUnit(amount.unit, unit));
  return isOwn ? amount?.quantity : undefined;
}

/** "3.5" in the page's own writing, "3,5", as long as it stays the same number: only the sign changes, not the text's length. */
export function ownSign(text: string): string {
  const [own, number] = [text.replace(/[.,]/, decimalSign()), typedNumber(text)];
  return number !== undefined && typedNumber(own) === number ? own : text;
}
