/** Decides what a VAT rate is on the wire: per cent, or the word of an invoice for what bears no tax. */
import * as v from 'valibot';
import { decimal, type Decimal } from './decimal';

/** Exempt, outside of VAT, reverse charge: as FA(3) of KSeF has them in P_12, where `np` is parted further. */
export const UNTAXED = ['zw', 'np', 'oo'] as const;
export type Untaxed = (typeof UNTAXED)[number];

export const rate = v.union([v.picklist(UNTAXED), decimal]);
export type Rate = v.InferOutput<typeof rate>;

export const isUntaxed = (one: unknown): one is Untaxed => UNTAXED.some((word) => word === one);

/** What it is counted with. */
export const percentOf = (one: Rate): Decimal => (isUntaxed(one) ? ('0' as Decimal) : one);
