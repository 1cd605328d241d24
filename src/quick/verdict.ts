/** Judges whether a row is valid, and computes its ordered quantity. */
import { compare, isLess, times, toDecimal, wholeOf } from '../http/decimal';
import type { Decimal } from '../http/decimal';
import type { LookedUpProduct } from '../lookup/schema';
import type { Entry } from '../lookup/entry';
import { typedAmount } from '../fields/amount';
import { isSameUnit } from '../fields/units';
import { isFromExcel } from '../lookup/read/codes';
import { partsOf } from '../ui/stock/parts';
import type { Row } from './rows';

/**
 * Why a row is valid or not. Valid: `found`, `rounded` to a multiple of the step, `least` for less than the minimum or none,
 * `later` if a part of it comes later and the shop accepts the order, `named` for a match by name alone.
 */
export type Verdict =
  | {
      readonly kind:
        | 'empty'
        | 'waiting'
        | 'asking'
        | 'unknown'
        | 'quantity'
        | 'choose'
        | 'soldOut'
        | 'difference'
        | 'excel';
    }
  | { readonly kind: 'failed' | 'refused'; readonly text: string }
  | { readonly kind: 'unit'; readonly given: string; readonly sold: string }
  | { readonly kind: 'stock'; readonly requested: Decimal; readonly max: Decimal }
  | { readonly kind: 'rounded' | 'least'; readonly given: Decimal | undefined; readonly ordered: Decimal }
  | { readonly kind: 'later'; readonly ordered: Decimal; readonly text: string | undefined; readonly has: Decimal }
  | { readonly kind: 'found' | 'named'; readonly ordered: Decimal };

const ONE = '1' as Decimal;
const positive = (value: Decimal | undefined): Decimal =>
  value !== undefined && isLess('0' as Decimal, value) ? value : ONE;

/** The smallest orderable quantity from `quantity` up: a multiple of the step, at least the minimum. */
export function soldQuantity(quantity: Decimal, { min, step }: Pick<LookedUpProduct, 'min' | 'step'>): Decimal {
  const unit = positive(step);
  const minimum = positive(min ?? unit);
  const from = isLess(quantity, minimum) ? minimum : quantity;
  return times(wholeOf(from, unit), unit);
}

/** The largest orderable quantity up to `max`; undefined if there is none. */
function maxSold(max: Decimal, { min, step }: LookedUpProduct): Decimal | undefined {
  const unit = positive(step);
  const up = times(wholeOf(max, unit), unit);
  const largest = compare(up, max) <= 0 ? up : times(toDecimal(Number(wholeOf(max, unit)) - 1) ?? ONE, unit);
  return isLess(largest, positive(min ?? unit)) ? undefined : largest;
}

export function verdictOf(row: Row): Verdict {
  const { product, refused, state, message } = row;
  if (refused !== undefined) return { kind: 'refused', text: refused };
  if (state === 'failed') return { kind: 'failed', text: message ?? '' };
  if (row.entry.doubt === 'excel' && state !== 'empty' && product === undefined) return { kind: 'excel' };
  if (state !== 'found' || product === undefined) return { kind: state === 'found' ? 'unknown' : state };
  const verdict = quantityVerdict(row, product);
  return verdict.kind === 'found' && row.isByName === true ? { ...verdict, kind: 'named' } : verdict;
}

function quantityVerdict({ quantity, entry, isAccepted }: Row, product: LookedUpProduct): Verdict {
  const text = quantity.trim();
  // "01.lut" was 1.02 before Excel.
  const given = text === '' || isFromExcel(text) ? undefined : typedAmount(text)?.quantity;
  if (given === undefined && (text !== '' || entry.wrong !== undefined)) return { kind: 'quantity' };
  if (entry.doubt === 'difference' && !isAccepted) return { kind: 'difference' };
  const unit = unitOf(entry, text);
  if (!isAccepted && !isSameUnit(unit, product.unit))
    return { kind: 'unit', given: unit ?? '', sold: product.unit ?? '' };
  const ordered = soldQuantity(given ?? ONE, product);
  if (product.max !== undefined && isLess(product.max, ordered)) {
    const largest = maxSold(product.max, product);
    return largest === undefined ? { kind: 'soldOut' } : { kind: 'stock', requested: ordered, max: largest };
  }
  if (given === undefined || (isLess(given, ordered) && ordered === soldQuantity(ONE, product)))
    return given === ordered ? { kind: 'found', ordered } : { kind: 'least', given, ordered };
  if (given !== ordered) return { kind: 'rounded', given, ordered };
  return laterOf(ordered, product) ?? { kind: 'found', ordered };
}

/** The parts of the quantity that come later, else the smaller stock. */
function laterOf(ordered: Decimal, { availability, unit }: LookedUpProduct): Verdict | undefined {
  const text = partsOf(availability, ordered, unit);
  const has = availability?.quantity ?? ordered;
  const isLater = text === undefined ? isLess(has, ordered) : availability?.parts.some(({ kind }) => kind !== 'stock');
  return isLater ? { kind: 'later', ordered, text, has } : undefined;
}

const unitOf = (entry: Entry, text: string): string | undefined => typedAmount(text)?.unit ?? entry.unit;

/** The ordered quantity of a valid row; undefined if the person has to fix it first. */
export const orderedOf = (verdict: Verdict): Decimal | undefined =>
  'ordered' in verdict ? verdict.ordered : undefined;
