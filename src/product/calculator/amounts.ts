/** Decides which typed texts are amounts, and which areas they make (rules K3, K4). */
import { digitsOnly } from '../../fields/quantity';
import { isLess, minus, plus, rounded, times, toDecimal, type Decimal } from '../../http/decimal';
import { present } from '../../page/present';
import { decimalSign, fieldNumber } from '../../ui/money';

/** Decimal places shown of a calculated amount: square centimetres (rule K5). */
const PRECISION = 2;
const LONGEST = 9;
/** One sign for thousands, the other for decimals: 1.234,56, as some programs print it. */
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/;

/** The text contains more than digits and separators: it is no amount, and neither is any part of it. */
export const isWrong = (text: string): boolean => /[^\d.,\s]/.test(text);

/** The kept length of a wrong text, which stays as typed. */
const LONGEST_WRONG = 40;

/**
 * What is kept of typed text: digits and one decimal sign of the language, from comma or point; `places` is the number of
 * decimals that the unit allows, 0 for none.
 */
export function typedDecimal(text: string, places = LONGEST): string {
  if (isWrong(text)) return text.slice(0, LONGEST_WRONG);
  const bare = text.replaceAll(/\s/g, '');
  const [, thousands = ''] = GROUPED.exec(bare) ?? [];
  const [whole = '', ...rest] = (thousands ? bare.replaceAll(thousands, '') : bare).split(/[.,]/);
  const head = whole.slice(0, LONGEST);
  return rest.length === 0 || places === 0 ? head : `${head}${decimalSign()}${rest.join('').slice(0, places)}`;
}

/** Like `typedDecimal`, but a whole number of at most `longest` digits. */
export const typedWhole = (text: string, longest = LONGEST): string =>
  isWrong(text) ? text.slice(0, LONGEST_WRONG) : digitsOnly(text).slice(0, longest);

/** The amount in a typed text: '12,' is 12 and ',5' a half; undefined without digits, or if the text is wrong. */
export const exact = (text: string): Decimal | undefined =>
  /\d/.test(text) ? toDecimal(`0${text}`.replace(',', '.').replace(/\.$/, '')) : undefined;

/** Rounded to two decimals, or to as many as its unit has. */
export const roundedAmount = (amount: Decimal, places = 0): Decimal => rounded(amount, Math.max(PRECISION, places));

/** An exact amount as a field shows it. */
export const shownAmount = (amount: Decimal): string => fieldNumber(roundedAmount(amount));

const asDecimal = (value: number): Decimal => present(toDecimal(value), 'a number of the calculator');
const ZERO = asDecimal(0);

export function isTooLong(text: string, most: number): boolean {
  const length = exact(text);
  return length !== undefined && isLess(asDecimal(most), length);
}

/** Converts a length typed in centimetres to metres. */
export const fromCentimetres = (text: string): string => fieldNumber(times(exact(text) ?? ZERO, asDecimal(0.01)));

/** A door or a window, in metres as typed. */
export interface Opening {
  readonly id: number;
  readonly width: string;
  readonly height: string;
}

export interface Room {
  readonly id: number;
  /** If empty, the room is named by its number. */
  readonly name: string;
  /** As typed, in metres; for walls `width` is their total width, and `length` their height. */
  readonly width: string;
  readonly length: string;
  readonly openings: readonly Opening[];
}

/** Appends an entry with a new id. */
export const added = <T extends { readonly id: number }>(all: readonly T[], one: Omit<T, 'id'>): readonly T[] => [
  ...all,
  { ...one, id: Math.max(0, ...all.map(({ id }) => id)) + 1 } as T,
];

export const EMPTY_ROOM: Omit<Room, 'id'> = { name: '', width: '', length: '', openings: [] };

/** All the texts of a room that have to be numbers. */
export const measuresOf = ({ width, length, openings }: Room): readonly string[] => [
  width,
  length,
  ...openings.flatMap((one) => [one.width, one.height]),
];

function rectangle(width: string, length: string): Decimal | undefined {
  const [a, b] = [exact(width), exact(length)];
  return a === undefined || b === undefined ? undefined : times(a, b);
}

/** Width times length minus openings, in m²; undefined while either is missing. */
export function roomArea({ width, length, openings }: Room): Decimal | undefined {
  const whole = rectangle(width, length);
  const off = openings.flatMap((one) => rectangle(one.width, one.height) ?? []);
  const left = whole && off.reduce(minus, whole);
  return left && isLess(left, ZERO) ? ZERO : left;
}

/** All rooms together plus `spare` per cent; undefined until one room is measured. */
export function areaOf(rooms: readonly Room[], spare: number): Decimal | undefined {
  const areas = rooms.flatMap((room) => roomArea(room) ?? []);
  if (areas.length === 0) return undefined;
  // Multiplies by a hundredth instead of dividing by a hundred, because multiplication never rounds.
  return times(areas.reduce(plus), asDecimal((100 + spare) / 100));
}
