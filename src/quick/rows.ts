/** Decides what a row of the list is: what was said, what was found for it, and what a person has decided. */
import type { Decimal } from '../http/decimal';
import type { LookedUpProduct, LookedUpRow, LookupRow } from '../lookup/schema';
import type { Entry } from './entry';

/** `choose`: only possible matches were found. */
export type Found = 'empty' | 'waiting' | 'asking' | 'found' | 'choose' | 'unknown' | 'failed';

export interface Row {
  readonly key: number;
  readonly entry: Entry;
  /** The field's text, as typed. */
  readonly code: string;
  readonly quantity: string;
  readonly found: Found;
  readonly product?: LookedUpProduct | undefined;
  readonly candidates: readonly LookedUpProduct[];
  /** The shop's message, or why the lookup failed. */
  readonly message?: string | undefined;
  /** The person has accepted another unit, or a correction's difference. */
  readonly isAccepted: boolean;
  /** Why the shop did not add it. */
  readonly refused?: string | undefined;
}

const codeOf = ({ code, gtin, name = '' }: Entry): string => code ?? gtin ?? name;

/** `quantity` is formatted with the language's decimal sign. */
export const rowOf = (key: number, entry: Entry, written: (quantity: Decimal) => string): Row => ({
  key,
  entry,
  code: codeOf(entry),
  quantity: entry.wrong ?? (entry.quantity === undefined ? '' : written(entry.quantity)),
  found: codeOf(entry) === '' ? 'empty' : 'waiting',
  candidates: [],
  isAccepted: false,
});

export const isEmpty = ({ found, code, quantity }: Row): boolean => found === 'empty' && code === '' && quantity === '';

/** The lookup request for a row. */
export const askedOf = ({ entry }: Row): LookupRow => ({
  code: entry.code,
  gtin: entry.gtin,
  name: entry.name,
  quantity: entry.quantity,
  unit: entry.unit,
});

/** For a name alone every result is a guess, even a product the shop is sure of: the person must choose it. */
export function answered(row: Row, { product, candidates, message }: LookedUpRow): Row {
  const isGuess = row.entry.code === undefined && row.entry.gtin === undefined;
  const guesses = isGuess && product !== undefined ? [product, ...candidates] : candidates;
  const sure = isGuess ? undefined : product;
  return {
    ...row,
    product: sure,
    candidates: guesses,
    message,
    found: sure !== undefined ? 'found' : guesses.length > 0 ? 'choose' : 'unknown',
  };
}
