/** Decides the calls for many products at once: which of them a list means, and putting them into the cart. */
import * as v from 'valibot';
import type { Decimal } from '../http/decimal';
import { Failure, isFailure } from '../http/failure';
import { request } from '../http/request';
import type { Id } from '../http/tolerant';
import { addProductsAnswer, lookupAnswer, MOST_ROWS } from './schema';
import type { LookedUpRow, LookupRow } from './schema';

const batches = <T>(rows: readonly T[]): T[][] =>
  [...Array(Math.ceil(rows.length / MOST_ROWS)).keys()].map((nth) =>
    rows.slice(nth * MOST_ROWS, (nth + 1) * MOST_ROWS),
  );

/**
 * What each row means, in the rows' order, a hundred a call, one call after the other. Throws a Failure and nothing else.
 * `onRows` hears of each call's rows as they come: the number of the first one, and what was found; with false it stops there.
 */
export async function askLookup(
  url: string | undefined,
  rows: readonly LookupRow[],
  onRows?: (from: number, found: readonly LookedUpRow[]) => boolean | void,
): Promise<readonly LookedUpRow[]> {
  const all: LookedUpRow[] = [];
  for (const batch of batches(rows)) {
    const { rows: found } = await request(lookupAnswer, { url, body: { rows: batch } });
    // Fewer or more: nobody knows which row is about what.
    if (found.length !== batch.length) throw new Failure('shape');
    all.push(...found);
    if (onRows?.(all.length - found.length, found) === false) break;
  }
  return all;
}

export interface ProductToAdd {
  readonly id: Id;
  readonly quantity: Decimal;
}

export interface Added {
  /** Why not, by the product's id as text. */
  readonly refused: ReadonlyMap<string, string>;
  /** Nobody knows about the products from this one on, and why; the cart may have some of them. */
  readonly broken?: { readonly from: number; readonly failure: Failure };
}

/**
 * Puts products into the cart, a hundred a call: what is good is added, each of the others says why. Throws the Failure of a first
 * call that added nothing. Where a later one fails, what came before it is in the cart.
 */
export async function addProducts(url: string | undefined, products: readonly ProductToAdd[]): Promise<Added> {
  const refused = new Map<string, string>();
  let from = 0;
  for (const batch of batches(products)) {
    try {
      for (const [id, why] of await addBatch(url, batch)) refused.set(id, why);
    } catch (error) {
      if (from === 0 || !isFailure(error)) throw error;
      return { refused, broken: { from, failure: error } };
    }
    from += batch.length;
  }
  return { refused };
}

async function addBatch(url: string | undefined, batch: readonly ProductToAdd[]): Promise<ReadonlyMap<string, string>> {
  const body = { add_products: batch.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })) };
  try {
    return refusedIn(await request(addProductsAnswer, { url, body, keepalive: true }));
  } catch (error) {
    // A refusal of some is answered as one: the others were added.
    const read = isFailure(error) && error.code === 'http' ? v.safeParse(addProductsAnswer, error.body) : undefined;
    const refused = read?.success ? refusedIn(read.output) : new Map<string, string>();
    const isByProduct = batch.some(({ id }) => refused.has(String(id)));
    if (!isByProduct) throw error;
    return refused;
  }
}

const refusedIn = ({ messages }: v.InferOutput<typeof addProductsAnswer>): ReadonlyMap<string, string> =>
  messages?.add_products ?? new Map<string, string>();
