/** Decides how decimal numbers travel: as exact decimal strings, never as binary floats. */
import Big from 'big.js';
import * as v from 'valibot';
import { wire } from './wire';

/** A decimal number in plain notation with a point, for example "1234.5" or "-0.07". */
export type Decimal = string & { readonly __decimal: true };

const PLAIN = /^-?\d+(\.\d+)?$/;

/** Reads a JSON number or a decimal string as the server prints it; anything else is undefined. */
export function toDecimal(raw: unknown): Decimal | undefined {
  const text = typeof raw === 'string' ? raw.trim() : raw;
  if (typeof text === 'number' && Number.isFinite(text)) return new Big(text).toFixed() as Decimal;
  if (typeof text === 'string' && PLAIN.test(text)) return new Big(text).toFixed() as Decimal;
  return undefined;
}

/** Money or a quantity on the wire: a JSON number or a decimal string (contract: "Numbers"). */
export const decimal = v.pipe(
  v.unknown(),
  wire({ as: v.union([v.number(), v.pipe(v.string(), v.regex(PLAIN))]) }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Decimal => {
    const value = toDecimal(dataset.value);
    if (value !== undefined) return value;
    addIssue({ message: 'a number or a decimal string was expected' });
    return NEVER;
  }),
);

export const isPositive = (value: Decimal | undefined): boolean => value !== undefined && new Big(value).gt(0);
export const isZero = (value: Decimal | undefined): boolean => value !== undefined && new Big(value).eq(0);
export const isLess = (a: Decimal, b: Decimal): boolean => new Big(a).lt(b);
export const isSame = (a: Decimal, b: Decimal): boolean => new Big(a).eq(b);
