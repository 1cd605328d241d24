/** Reads typed texts as amounts, and computes areas from them (rules K3, K4). */
import { typedNumber } from '../../fields/amount';
import { LARGEST } from '../../fields/quantity';
import { isLess, minus, plus, rounded, times, toDecimal, type Decimal } from '../../http/decimal';
import { assertDefined } from '../../page/assert-defined';
import { fieldNumber } from '../../ui/money';
import type { Unit } from '../schema';

/** Displayed decimal places of a calculated amount: square centimetres (rule K5). */
const PRECISION = 2;
const MAX_SPARE = 999;
/** The unit of lengths. */
const METRE = 'm';

/** The amount in a typed text: '12,' is 12 and ',5' is 0.5. Undefined for other text or another unit. */
export function readExact(text: string, unit?: string): Decimal | undefined {
  const amount = typedNumber(text, unit);
  return Number(amount) <= LARGEST ? amount : undefined;
}

/** Like `readExact`, for whole amounts: "12,00" is whole. */
export function readExactWhole(text: string, unit?: string): Decimal | undefined {
  const amount = readExact(text, unit);
  return amount?.includes('.') ? undefined : amount;
}

/** Whether the text is neither an amount nor the beginning of one. */
export const isWrong = (text: string, read: Decimal | undefined): boolean => read === undefined && /[^\s.,]/.test(text);

export const lengthOf = (text: string): Decimal | undefined => readExact(text, METRE);

export interface Units {
  /** The unit of sale. */
  readonly mainUnit?: Unit | undefined;
  /** The unit of the needed amount. */
  readonly unit?: Unit | undefined;
}

export const readUnit = (text: string, { unit }: Units): Decimal | undefined =>
  unit?.decimals ? readExact(text, unit.short_name) : readExactWhole(text, unit?.short_name);
export const readMain = (text: string, { mainUnit }: Units): Decimal | undefined =>
  readExactWhole(text, mainUnit?.short_name);

/** The spare in per cent; an empty field is 0. */
export function readSpare(text: string): number | undefined {
  if (text.trim() === '') return 0;
  const spare = Number(readExactWhole(text));
  return spare <= MAX_SPARE ? spare : undefined;
}

/** Rounds to two decimals, or to its unit's decimals if more. */
export const roundedAmount = (amount: Decimal, places = 0): Decimal => rounded(amount, Math.max(PRECISION, places));

/** An exact amount as text for a field. */
export const displayedAmount = (amount: Decimal): string => fieldNumber(roundedAmount(amount));

const asDecimal = (value: number): Decimal => assertDefined(toDecimal(value), 'a number of the calculator');
const ZERO = asDecimal(0);

export function isTooLong(text: string, max: number): boolean {
  const length = lengthOf(text);
  return length !== undefined && isLess(asDecimal(max), length);
}

/** Converts a length typed in centimetres to metres. */
export const fromCentimetres = (text: string): string => fieldNumber(times(lengthOf(text) ?? ZERO, asDecimal(0.01)));

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
  /** The sides as typed, in metres; for walls `width` is their total width, and `length` their height. */
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

/** Whether any length of the room is not a number. */
export const isMismeasured = ({ width, length, openings }: Room): boolean =>
  [width, length, ...openings.flatMap((one) => [one.width, one.height])].some((one) => isWrong(one, lengthOf(one)));

function rectangle(width: string, length: string): Decimal | undefined {
  const [a, b] = [lengthOf(width), lengthOf(length)];
  return a === undefined || b === undefined ? undefined : times(a, b);
}

/** Width times length minus openings, in m²; undefined while either is missing. */
export function roomArea({ width, length, openings }: Room): Decimal | undefined {
  const whole = rectangle(width, length);
  const off = openings.flatMap((one) => rectangle(one.width, one.height) ?? []);
  const left = whole && off.reduce(minus, whole);
  return left && isLess(left, ZERO) ? ZERO : left;
}

/** Area of all rooms plus `spare` per cent; undefined until one room is measured. */
export function areaOf(rooms: readonly Room[], spare: number): Decimal | undefined {
  const areas = rooms.flatMap((room) => roomArea(room) ?? []);
  if (areas.length === 0) return undefined;
  // Multiplies by a hundredth instead of dividing by a hundred, because multiplication never rounds.
  return times(areas.reduce(plus), asDecimal((100 + spare) / 100));
}
