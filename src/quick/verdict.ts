/** Decides whether a row is valid, and how much of its product is ordered. */
import { compare, isLess, times, toDecimal, wholeOf } from '../http/decimal';
import type { Decimal } from '../http/decimal';
import type { LookedUpProduct } from '../lookup/schema';
import type { Entry } from './entry';
import { typedAmount } from '../fields/amount';
import { isSameUnit } from '../fields/units';
import type { Row } from './rows';

/**
 * Why a row is valid or not. Valid ones: `found`, `rounded` to what is sold together, `least` if fewer or no quantity was given,
 * `later` if the stock has less and the shop accepts the order all the same, `named` if the name alone has found it.
 */
export type Verdict =
  | { readonly kind: 'empty' | 'waiting' | 'asking' | 'unknown' | 'quantity' | 'choose' | 'soldOut' | 'difference' }
  | { readonly kind: 'failed' | 'refused'; readonly says: string }
  | { readonly kind: 'unit'; readonly said: string; readonly sold: string }
  | { readonly kind: 'stock'; readonly wanted: Decimal; readonly most: Decimal }
  | { readonly kind: 'rounded' | 'least'; readonly said: Decimal | undefined; readonly ordered: Decimal }
  | { readonly kind: 'later'; readonly ordered: Decimal; readonly has: Decimal }
  | { readonly kind: 'found' | 'named'; readonly ordered: Decimal };

const ONE = '1' as Decimal;
const positive = (value: Decimal | undefined): Decimal =>
  value !== undefined && isLess('0' as Decimal, value) ? value : ONE;

/** The smallest sold quantity not below `wanted`: a multiple of the step, at least the minimum. */
export function soldQuantity(wanted: Decimal, { min, step }: Pick<LookedUpProduct, 'min' | 'step'>): Decimal {
  const unit = positive(step);
  const least = positive(min ?? unit);
  const from = isLess(wanted, least) ? least : wanted;
  return times(wholeOf(from, unit), unit);
}

/** The largest sold quantity up to `max`; undefined if there is none. */
function mostSold(max: Decimal, { min, step }: LookedUpProduct): Decimal | undefined {
  const unit = positive(step);
  const up = times(wholeOf(max, unit), unit);
  const most = compare(up, max) <= 0 ? up : times(toDecimal(Number(wholeOf(max, unit)) - 1) ?? ONE, unit);
  return isLess(most, positive(min ?? unit)) ? undefined : most;
}

export function verdictOf(row: Row): Verdict {
  const { product, refused, found, message } = row;
  if (refused !== undefined) return { kind: 'refused', says: refused };
  if (found === 'failed') return { kind: 'failed', says: message ?? '' };
  if (found !== 'found' || product === undefined) return { kind: found === 'found' ? 'unknown' : found };
  const verdict = quantityVerdict(row, product);
  return verdict.kind === 'found' && row.isByName === true ? { ...verdict, kind: 'named' } : verdict;
}

function quantityVerdict({ quantity, entry, isAccepted }: Row, product: LookedUpProduct): Verdict {
  const text = quantity.trim();
  const said = text === '' ? undefined : typedAmount(text)?.quantity;
  if (text !== '' && said === undefined) return { kind: 'quantity' };
  if (entry.doubt === 'difference' && !isAccepted) return { kind: 'difference' };
  const unit = unitOf(entry, text);
  if (!isAccepted && !isSameUnit(unit, product.unit))
    return { kind: 'unit', said: unit ?? '', sold: product.unit ?? '' };
  const ordered = soldQuantity(said ?? ONE, product);
  if (product.max !== undefined && isLess(product.max, ordered)) {
    const most = mostSold(product.max, product);
    return most === undefined ? { kind: 'soldOut' } : { kind: 'stock', wanted: ordered, most };
  }
  const has = product.availability?.quantity;
  if (said === undefined || (isLess(said, ordered) && ordered === soldQuantity(ONE, product)))
    return said === ordered ? { kind: 'found', ordered } : { kind: 'least', said, ordered };
  if (said !== ordered) return { kind: 'rounded', said, ordered };
  return has !== undefined && isLess(has, ordered) ? { kind: 'later', ordered, has } : { kind: 'found', ordered };
}

const unitOf = (entry: Entry, text: string): string | undefined => typedAmount(text)?.unit ?? entry.unit;

/** The ordered quantity of a valid row; undefined if the person has to fix it first. */
export const orderedOf = (verdict: Verdict): Decimal | undefined =>
  'ordered' in verdict ? verdict.ordered : undefined;
