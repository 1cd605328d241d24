/** The state of a row: its entry, its lookup result, and the person's decisions. */
import { fold } from '../fields/fold';
import type { Decimal } from '../http/decimal';
import { sameId } from '../http/tolerant';
import type { LookedUpProduct, LookedUpRow, LookupRow } from '../lookup/schema';
import { plainText } from '../ui/safe-html';
import type { Entry } from '../lookup/entry';

/** `choose`: the lookup returned possible matches only. */
export type LookupState = 'empty' | 'waiting' | 'asking' | 'found' | 'choose' | 'unknown' | 'failed';

export interface Row {
  readonly key: number;
  readonly entry: Entry;
  /** Id of its file or pasted table. */
  readonly source?: number | undefined;
  /** The field's text, as typed. */
  readonly code: string;
  readonly quantity: string;
  readonly state: LookupState;
  readonly product?: LookedUpProduct | undefined;
  readonly candidates: readonly LookedUpProduct[];
  /** The shop's message, or why the lookup failed. */
  readonly message?: string | undefined;
  /** The product is the only match and has exactly the row's name: the person should check it. */
  readonly isByName?: boolean;
  /** The person has accepted another unit, or the difference of a correction. */
  readonly isAccepted: boolean;
  /** The shop's reason for not adding it. */
  readonly refused?: string | undefined;
}

/** A line of text that asks for its quantity is shown whole. */
const codeOf = ({ code = '', gtin, name = '', wrong }: Entry): string =>
  wrong === '' && name.includes(code) && name !== '' ? name : code || (gtin ?? name);

/** Equal for rows with the same product. */
export const keyOf = ({ code, gtin, name = '' }: Entry): string => (code ?? gtin ?? name).toLowerCase();

const quantityOf = ({ wrong, quantity }: Entry, written: (quantity: Decimal) => string): string =>
  wrong ?? (quantity === undefined ? '' : written(quantity));

/** `quantity` is formatted with the language's decimal sign. */
export const rowOf = (key: number, entry: Entry, written: (quantity: Decimal) => string): Row => ({
  key,
  entry,
  code: codeOf(entry),
  quantity: quantityOf(entry, written),
  state: codeOf(entry) === '' ? 'empty' : 'waiting',
  candidates: [],
  isAccepted: false,
});

export const isEmpty = ({ state, code, quantity }: Row): boolean => state === 'empty' && code === '' && quantity === '';

/** The lookup request for a row. */
export const lookupRowOf = ({ entry }: Row): LookupRow => ({
  code: entry.code,
  gtin: entry.gtin,
  name: entry.name,
  quantity: entry.quantity,
  unit: entry.unit,
});

/** Normalizes diacritics, case and spaces. */
const nameOf = (name: string): string => fold(plainText(name)).replace(/\s+/g, ' ').trim();

/** Results for a name alone are guesses that the person must choose from, unless the only one has exactly this name. */
export function answered(row: Row, { product, candidates, message }: LookedUpRow): Row {
  const { code, gtin, name = '' } = row.entry;
  const isGuess = code === undefined && gtin === undefined;
  const others = candidates.filter(({ id }) => !sameId(id, product?.id));
  const guesses = isGuess && product !== undefined ? [product, ...others] : candidates;
  const [first, second] = guesses;
  const isByName = isGuess && first !== undefined && second === undefined && nameOf(first.title) === nameOf(name);
  const match = isByName ? first : isGuess ? undefined : product;
  return {
    ...row,
    product: match,
    candidates: guesses,
    message,
    isByName,
    state: match !== undefined ? 'found' : guesses.length > 0 ? 'choose' : 'unknown',
  };
}

const productKey = ({ code, gtin, name }: Entry): string => JSON.stringify([code, gtin, name]);

/**
 * The rows of a table after its layout has changed. A row with the same product keeps its lookup result; an unchanged row
 * also keeps the person's changes.
 */
export function mergedRows(
  before: readonly Row[],
  entries: readonly Entry[],
  newRow: (entry: Entry) => Row,
  written: (quantity: Decimal) => string,
): readonly Row[] {
  const rowsByProduct = new Map<string, Row[]>();
  for (const row of before)
    rowsByProduct.set(productKey(row.entry), [...(rowsByProduct.get(productKey(row.entry)) ?? []), row]);
  return entries.map((entry) => {
    const row = rowsByProduct.get(productKey(entry))?.shift();
    if (row === undefined) return newRow(entry);
    if (JSON.stringify(row.entry) === JSON.stringify(entry)) return row;
    return { ...row, entry, quantity: quantityOf(entry, written), isAccepted: false, refused: undefined };
  });
}
