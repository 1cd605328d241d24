/** Reads amounts for the whole product: one number, and optionally a unit after it. Rejects anything else. */
import { isZero, toDecimal, type Decimal } from '../http/decimal';
import { decimalSign } from '../ui/money';
import { clamp, LARGEST, type QuantityRules } from './quantity';
import { seenText } from './typed-text';
import { isSameUnit } from './units';

export interface Amount {
  readonly quantity: Decimal;
  readonly unit: string | undefined;
}

/** Longer texts are rejected; the limit keeps the patterns below cheap. */
const LONGEST = 60;
/** "12", "12 szt.", "1 200,5 m²", "3x", "x 3". */
const AMOUNT = /^(?:[x×] ?)?([\d.,][\d .,]*?) ?(?:[x×](?!\p{L}))? ?(\p{L}[\p{L} .²³^23/]{0,15})?$/iu;
/** The same separator between all groups: "1 200", "1.200.000". */
const GROUPS = /^[1-9]\d{0,2}([ .,])\d{3}(?:\1\d{3})*$/;
const ONE_GROUP = 7;

const digitsOf = (grouped: string): string => grouped.replace(/[ .,]/g, '');

/**
 * `decimalSign`: the separator of the text's source, if certain. Without it "1,200" is 1.2, and "1.200" is rejected: it means both
 * 1200 and 1.2.
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
  // "1 200.000": after groups of three, three decimals after the other separator may be one more group.
  const isMixedUp = between === mark || (between === ' ' && rest.length === 3 && mark !== (decimalSign ?? ','));
  const isNumber = /^\d*$/.test(rest) && /\d/.test(figures) && (between !== undefined || /^\d*$/.test(whole));
  return isNumber && !isMixedUp ? `${digitsOf(whole) || '0'}.${rest || '0'}` : undefined;
}

/** Like `readAmount`, for fields that accept 0. */
export function readNumber(text: string, decimalSign?: ',' | '.'): Amount | undefined {
  const line = seenText(text).trim().replace(/\s+/g, ' ');
  const [, figures, unit] = (line.length <= LONGEST && AMOUNT.exec(line)) || [];
  const plain = figures === undefined ? undefined : plainNumber(figures, decimalSign);
  const quantity = plain === undefined ? undefined : toDecimal(plain);
  return quantity && { quantity, unit: unit?.trim() };
}

/** Undefined unless the text is one number above zero with one meaning: an ambiguous text is left to the buyer. */
export function readAmount(text: string, decimalSign?: ',' | '.'): Amount | undefined {
  const amount = readNumber(text, decimalSign);
  return amount && !isZero(amount.quantity) ? amount : undefined;
}

/** The decimal separator of an English page is certain: numbers copied from it are grouped by commas. */
const ofPage = (): '.' | undefined => (decimalSign() === '.' ? '.' : undefined);

/** An amount that a buyer types or pastes into the page; `unit` may be any. */
export const typedAmount = (text: string): Amount | undefined => readAmount(text, ofPage());

/** "3x" and "x 3" are amounts in an order list; in a field they are an incomplete product. */
const TIMES = /^\s*[x×]|[\d.,]\s*[x×](?!\p{L})/iu;

/** The number in a field that counts in `unit`, 0 too; undefined if the text has another unit, or the field has none. */
export function typedNumber(text: string, unit?: string): Decimal | undefined {
  if (TIMES.test(seenText(text))) return undefined;
  const amount = readNumber(text, ofPage());
  const isOwn = amount?.unit === undefined || (Boolean(unit?.trim()) && isSameUnit(amount.unit, unit));
  return isOwn ? amount?.quantity : undefined;
}

/**
 * The quantity of a typed text, as on blur or Enter; an empty text becomes the minimum. Undefined for a text that is no number, or
 * a number in another unit than `unit`: the text stays, and orders nothing.
 */
export function readQuantity(text: string, rules: QuantityRules = {}, unit?: string): number | undefined {
  if (text.trim() === '') return clamp(Number.NaN, rules);
  const number = Number(typedNumber(text, unit));
  return number <= LARGEST ? clamp(number, rules) : undefined;
}

/** "3.5" in the page's notation, "3,5", if it stays the same number: only the separator changes, not the text's length. */
export function ownSign(text: string): string {
  const [own, number] = [text.replace(/[.,]/, decimalSign()), typedNumber(text)];
  return number !== undefined && typedNumber(own) === number ? own : text;
}
