/** Decides which typed texts are amounts, and computes with them exactly: areas, and how many whole packages hold an amount (spec section 5). */
import Big from 'big.js';
import { toDecimal, type Decimal } from '../../http/decimal';
import { decimalSign, fieldNumber } from '../../ui/money';

/** Places that a calculated amount is shown with (spec section 9). */
const PRECISION = 5;
const LONGEST = 9;
/** Thousands by the one sign, decimals by the other: 1.234,56 as some programs print it. */
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/;

/**
 * What stays of typing: digits and one decimal sign of the language, comma and point alike; `places` is how many decimals
 * the unit allows, none at all for 0.
 */
export function typedDecimal(text: string, places = LONGEST): string {
  const bare = text.replaceAll(/[^\d.,]/g, '');
  const [, thousands = ''] = GROUPED.exec(bare) ?? [];
  const [whole = '', ...rest] = (thousands ? bare.replaceAll(thousands, '') : bare).split(/[.,]/);
  const head = whole.slice(0, LONGEST);
  return rest.length === 0 || places === 0 ? head : `${head}${decimalSign()}${rest.join('').slice(0, places)}`;
}

/** The amount that a typed text stands for: '12,' is 12 and ',5' a half; undefined without any digit. */
export const exact = (text: string): Decimal | undefined =>
  /\d/.test(text) ? toDecimal(`0${text}`.replace(',', '.').replace(/\.$/, '')) : undefined;

/** At most five decimals, no zeros at its end. */
export const rounded = (amount: Decimal): Decimal =>
  new Big(amount).round(PRECISION, Big.roundHalfUp).toFixed() as Decimal;

/** How an exact amount stands in a field. */
export const shownAmount = (amount: Decimal): string => fieldNumber(rounded(amount));

/** `Big` without decimals, cut off: its division is the whole part, exactly. */
const Whole = Big();
Whole.DP = 0;
Whole.RM = Big.roundDown;

/** The smallest whole number of `size` that holds `amount`, without binary or decimal rounding: 12.96 by 1.44 is 9. */
export function wholeOf(amount: Decimal, size: Decimal): Decimal {
  const whole = new Big(new Whole(amount).div(size).toFixed());
  return (whole.times(size).lt(amount) ? whole.plus(1) : whole).toFixed() as Decimal;
}

export const times = (a: Decimal, b: Decimal): Decimal => new Big(a).times(b).toFixed() as Decimal;
export const minus = (a: Decimal, b: Decimal): Decimal => new Big(a).minus(b).toFixed() as Decimal;

export interface Room {
  readonly id: number;
  /** As typed, in metres. */
  readonly width: string;
  readonly length: string;
}

/** Width times length, in m²; nothing while one of them is missing. */
export function roomArea({ width, length }: Room): Decimal | undefined {
  const [a, b] = [exact(width), exact(length)];
  return a === undefined || b === undefined ? undefined : times(a, b);
}

/** All rooms together with `spare` per cent on top; undefined until one room is measured. */
export function areaOf(rooms: readonly Room[], spare: number): Decimal | undefined {
  const areas = rooms.flatMap((room) => roomArea(room) ?? []);
  if (areas.length === 0) return undefined;
  const bare = areas.reduce((sum, area) => sum.plus(area), new Big(0));
  // Times a hundredth, not divided by a hundred: multiplication never rounds.
  return bare
    .times(100 + spare)
    .times('0.01')
    .toFixed() as Decimal;
}
