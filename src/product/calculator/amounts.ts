/** Decides which typed texts are amounts, and which areas they make (rules K3, K4). */
import { digitsOnly } from '../../fields/quantity';
import { isLess, minus, plus, rounded, times, toDecimal, type Decimal } from '../../http/decimal';
import { present } from '../../page/present';
import { decimalSign, fieldNumber } from '../../ui/money';

/** Places that a calculated amount is shown with: square centimetres (rule K5). */
const PRECISION = 2;
const LONGEST = 9;
/** Thousands by the one sign, decimals by the other: 1.234,56 as some programs print it. */
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/;

/** Anything but figures and what stands between them: such a text is no amount, and no half of it is one. */
export const isWrong = (text: string): boolean => /[^\d.,\s]/.test(text);

/** A wrong text stays as it was typed, as far as anybody reads. */
const LONGEST_WRONG = 40;

/**
 * What stays of typing: digits and one decimal sign of the language, comma and point alike; `places` is how many decimals
 * the unit allows, none at all for 0.
 */
export function typedDecimal(text: string, places = LONGEST): string {
  if (isWrong(text)) return text.slice(0, LONGEST_WRONG);
  const bare = text.replaceAll(/\s/g, '');
  const [, thousands = ''] = GROUPED.exec(bare) ?? [];
  const [whole = '', ...rest] = (thousands ? bare.replaceAll(thousands, '') : bare).split(/[.,]/);
  const head = whole.slice(0, LONGEST);
  return rest.length === 0 || places === 0 ? head : `${head}${decimalSign()}${rest.join('').slice(0, places)}`;
}

/** As `typedDecimal`, of a whole number of so many digits. */
export const typedWhole = (text: string, longest = LONGEST): string =>
  isWrong(text) ? text.slice(0, LONGEST_WRONG) : digitsOnly(text).slice(0, longest);

/** The amount that a typed text stands for: '12,' is 12 and ',5' a half; undefined without any digit, or where it is wrong. */
export const exact = (text: string): Decimal | undefined =>
  /\d/.test(text) ? toDecimal(`0${text}`.replace(',', '.').replace(/\.$/, '')) : undefined;

/** At most two decimals, or as many as its unit has. */
export const roundedAmount = (amount: Decimal, places = 0): Decimal => rounded(amount, Math.max(PRECISION, places));

/** How an exact amount stands in a field. */
export const shownAmount = (amount: Decimal): string => fieldNumber(roundedAmount(amount));

const asDecimal = (value: number): Decimal => present(toDecimal(value), 'a number of the calculator');
const ZERO = asDecimal(0);

/** Whether a length is more than `most`. */
export function isTooLong(text: string, most: number): boolean {
  const length = exact(text);
  return length !== undefined && isLess(asDecimal(most), length);
}

/** In metres what was typed in centimetres. */
export const fromCentimetres = (text: string): string => fieldNumber(times(exact(text) ?? ZERO, asDecimal(0.01)));

/** A door or a window, as typed, in metres. */
export interface Opening {
  readonly id: number;
  readonly width: string;
  readonly height: string;
}

export interface Room {
  readonly id: number;
  /** Empty: it is called by its number. */
  readonly name: string;
  /** As typed, in metres; of walls `width` is that of all together, and `length` is their height. */
  readonly width: string;
  readonly length: string;
  readonly openings: readonly Opening[];
}

/** One more, under an id of its own. */
export const added = <T extends { readonly id: number }>(all: readonly T[], one: Omit<T, 'id'>): readonly T[] => [
  ...all,
  { ...one, id: Math.max(0, ...all.map(({ id }) => id)) + 1 } as T,
];

export const EMPTY_ROOM: Omit<Room, 'id'> = { name: '', width: '', length: '', openings: [] };

/** Everything of a room that has to be a number. */
export const measuresOf = ({ width, length, openings }: Room): readonly string[] => [
  width,
  length,
  ...openings.flatMap((one) => [one.width, one.height]),
];

function rectangle(width: string, length: string): Decimal | undefined {
  const [a, b] = [exact(width), exact(length)];
  return a === undefined || b === undefined ? undefined : times(a, b);
}

/** Width times length without its openings, in m²; nothing while one of the two is missing. */
export function roomArea({ width, length, openings }: Room): Decimal | undefined {
  const whole = rectangle(width, length);
  const off = openings.flatMap((one) => rectangle(one.width, one.height) ?? []);
  const left = whole && off.reduce(minus, whole);
  return left && isLess(left, ZERO) ? ZERO : left;
}

/** All rooms together with `spare` per cent on top; undefined until one room is measured. */
export function areaOf(rooms: readonly Room[], spare: number): Decimal | undefined {
  const areas = rooms.flatMap((room) => roomArea(room) ?? []);
  if (areas.length === 0) return undefined;
  // Times a hundredth, not divided by a hundred: multiplication never rounds.
  return times(areas.reduce(plus), asDecimal((100 + spare) / 100));
}
