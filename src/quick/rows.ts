/** Decides what a row of the list is: what was said, what was found for it, and what a person has decided. */
import { fold } from '../fields/fold';
import type { Decimal } from '../http/decimal';
import { sameId } from '../http/tolerant';
import type { LookedUpProduct, LookedUpRow, LookupRow } from '../lookup/schema';
import { plainText } from '../ui/safe-html';
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
  /** The product was taken because it alone was found, and has exactly the row's name: to be looked at. */
  readonly isByName?: boolean;
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

/** Letters, case and spaces do not make another name. */
const nameOf = (name: string): string => fold(plainText(name)).replace(/\s+/g, ' ').trim();

/** For a name alone every result is a guess that the person must choose, unless the only one has exactly this name. */
export function answered(row: Row, { product, candidates, message }: LookedUpRow): Row {
  const { code, gtin, name = '' } = row.entry;
  const isGuess = code === undefined && gtin === undefined;
  const others = candidates.filter(({ id }) => !sameId(id, product?.id));
  const guesses = isGuess && product !== undefined ? [product, ...others] : candidates;
  const [first, second] = guesses;
  const isByName = isGuess && first !== undefined && second === undefined && nameOf(first.title) === nameOf(name);
  const sure = isByName ? first : isGuess ? undefined : product;
  return {
    ...row,
    product: sure,
    candidates: guesses,
    message,
    isByName,
    found: sure !== undefined ? 'found' : guesses.length > 0 ? 'choose' : 'unknown',
  };
}
