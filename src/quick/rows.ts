/** Decides what a row of the list is: what was said, what was found for it, and what a person has decided. */
import type { Decimal } from '../http/decimal';
import type { LookedUpProduct, LookedUpRow, LookupRow } from '../lookup/schema';
import type { Entry } from './entry';

/** `choose`: only what might be meant was found. */
export type Found = 'empty' | 'waiting' | 'asking' | 'found' | 'choose' | 'unknown' | 'failed';

export interface Row {
  readonly key: number;
  readonly entry: Entry;
  /** What stands in the field, as typed. */
  readonly code: string;
  readonly quantity: string;
  readonly found: Found;
  readonly product?: LookedUpProduct | undefined;
  readonly candidates: readonly LookedUpProduct[];
  /** The shop's own word, or why nobody could be asked. */
  readonly message?: string | undefined;
  /** Another unit, or a correction's difference: a person has said yes to it. */
  readonly isAccepted: boolean;
  /** Why the shop did not add it. */
  readonly refused?: string | undefined;
}

const codeOf = ({ code, gtin, name = '' }: Entry): string => code ?? gtin ?? name;

/** `quantity` as people write it, with the comma of the language. */
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

/** What is asked about a row. */
export const askedOf = ({ entry }: Row): LookupRow => ({
  code: entry.code,
  gtin: entry.gtin,
  name: entry.name,
  quantity: entry.quantity,
  unit: entry.unit,
});

/** A name alone finds guesses, whatever the shop makes of it: nobody is sold what he has not pointed at. */
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
