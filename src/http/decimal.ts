/** Reads decimal numbers and computes with them: as exact decimal strings, never as binary floats. */
import * as v from 'valibot';
import { wire, type Reads } from './wire';

/** A decimal number in plain notation with a point and no redundant zeros, such as "1234.5" or "-0.07": equal numbers are equal texts. */
export type Decimal = string & { readonly __decimal: true };

const PLAIN = /^-?\d+(\.\d+)?$/;
const PARTS = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/;

/** Reads a JSON number or a decimal string as servers print it; anything else is undefined. */
export function toDecimal(raw: unknown): Decimal | undefined {
  const text = typeof raw === 'number' ? withoutExponent(String(raw)) : typeof raw === 'string' ? raw.trim() : '';
  const [, sign = '', whole, rest] = (PLAIN.test(text) && PARTS.exec(text)) || [];
  if (whole === undefined) return undefined;
  const size = rest ? `${whole}.${rest}` : whole;
  return (size === '0' ? size : sign + size) as Decimal;
}

/** Undoes JavaScript's notation for very large and very small numbers: `1.5e-7` → `0.00000015`. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', rest = '', exponent] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const shift = Number(exponent);
  return shift < 0 ? `${sign}0.${'0'.repeat(-shift - 1)}${whole}${rest}` : sign + whole + rest.padEnd(shift, '0');
}

/** Money or a quantity on the wire: a JSON number or a decimal string (rule N9). */
export const decimal = v.pipe(
  v.unknown() as Reads<number | string>,
  wire({ as: v.union([v.number(), v.pipe(v.string(), v.regex(PLAIN))]) }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Decimal => {
    const value = toDecimal(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: 'a number or a decimal string was expected' });
    return NEVER;
  }),
);

export const isZero = (value: Decimal | undefined): boolean => value === '0';
export const isPositive = (value: Decimal | undefined): boolean =>
  value !== undefined && value !== '0' && !value.startsWith('-');

/** Negative, 0 or positive, as `sort` expects. */
export const compare = (a: Decimal, b: Decimal): number => {
  const [x, y] = aligned(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
};
export const isLess = (a: Decimal, b: Decimal): boolean => compare(a, b) < 0;

export function plus(a: Decimal, b: Decimal): Decimal {
  const [x, y, places] = aligned(a, b);
  return printed(x + y, places);
}

/** a − b. */
export function minus(a: Decimal, b: Decimal): Decimal {
  const [x, y, places] = aligned(a, b);
  return printed(x - y, places);
}

export const times = (a: Decimal, b: Decimal): Decimal =>
  printed(scaled(a, placesOf(a)) * scaled(b, placesOf(b)), placesOf(a) + placesOf(b));

/** The smallest whole number of units of `size` that covers `amount`, neither negative, without any rounding: 12.96 by 1.44 is 9. */
export function wholeOf(amount: Decimal, size: Decimal): Decimal {
  const [x, y] = aligned(amount, size);
  return printed((x + y - 1n) / y, 0);
}

/** Rounds to at most `places` decimals; halves go away from zero. */
export function rounded(value: Decimal, places: number): Decimal {
  const left = placesOf(value) - places;
  if (left <= 0) return value;
  const unit = 10n ** BigInt(left);
  const exact = scaled(value, placesOf(value));
  const half = (exact < 0n ? -unit : unit) / 2n;
  return printed((exact + half) / unit, places);
}

/** With at least `places` decimals, as shops print money: some compare it as text. */
export function padded(value: Decimal, places: number): string {
  const [whole, rest = ''] = value.split('.');
  return `${whole}.${rest.padEnd(places, '0')}`;
}

const placesOf = (value: Decimal): number => value.split('.')[1]?.length ?? 0;
const scaled = (value: Decimal, places: number): bigint =>
  BigInt(value.replace('.', '') + '0'.repeat(places - placesOf(value)));

/** Both numbers as whole numbers of a common unit, and the number of decimals of that unit. */
function aligned(a: Decimal, b: Decimal): [a: bigint, b: bigint, places: number] {
  const places = Math.max(placesOf(a), placesOf(b));
  return [scaled(a, places), scaled(b, places), places];
}

function printed(value: bigint, places: number): Decimal {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const [whole, rest] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  const size = `${whole}.${rest}`.replace(/\.?0*$/, '');
  return (value < 0n ? `-${size}` : size) as Decimal;
}
