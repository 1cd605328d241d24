/** Defines a VAT rate on the wire: a percentage, or the code of an invoice for untaxed lines. */
import * as v from 'valibot';
import { decimal, type Decimal } from './decimal';

/** Exempt, outside of VAT, reverse charge: values of P_12 in FA(3) of KSeF, which divides `np` further. */
export const UNTAXED = ['zw', 'np', 'oo'] as const;
export type Untaxed = (typeof UNTAXED)[number];

export const rate = v.union([v.picklist(UNTAXED), decimal]);
export type Rate = v.InferOutput<typeof rate>;

export const isUntaxed = (one: unknown): one is Untaxed => UNTAXED.some((word) => word === one);

/** The percentage for calculations. */
export const percentOf = (one: Rate): Decimal => (isUntaxed(one) ? ('0' as Decimal) : one);
