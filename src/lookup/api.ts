/** Decides the requests for many products at once: looking up the rows of a list, and adding products to the cart. */
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
 * Looks up the rows, in order, a hundred per request, one request at a time. Rejects only with a Failure. `onRows` gets each
 * request's results as they arrive: the index of the first row, and the results; returning false stops.
 */
export async function askLookup(
  url: string | undefined,
  rows: readonly LookupRow[],
  onRows?: (from: number, found: readonly LookedUpRow[]) => boolean | void,
): Promise<readonly LookedUpRow[]> {
  const all: LookedUpRow[] = [];
  for (const batch of batches(rows)) {
    const { rows: found } = await request(lookupAnswer, { url, body: { rows: batch } });
    // With fewer or more results, it is unknown which row each belongs to.
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
  /** The reason for each refused product, by the product's id as text. */
  readonly refused: ReadonlyMap<string, string>;
  /** From product `from` on the outcome is unknown, and why; the cart may contain some of them. */
  readonly broken?: { readonly from: number; readonly failure: Failure };
}

/**
 * Adds products to the cart, a hundred per request; each one not added gets a reason. If the first request fails, it rejects with
 * that Failure. If a later one fails, the earlier ones' products are in the cart.
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
    // An error that refuses some products by id counts as an answer: the others were added.
    const read = isFailure(error) && error.code === 'http' ? v.safeParse(addProductsAnswer, error.body) : undefined;
    const refused = read?.success ? refusedIn(read.output) : new Map<string, string>();
    const isByProduct = batch.some(({ id }) => refused.has(String(id)));
    if (!isByProduct) throw error;
    return refused;
  }
}

const refusedIn = ({ messages }: v.InferOutput<typeof addProductsAnswer>): ReadonlyMap<string, string> =>
  messages?.add_products ?? new Map<string, string>();
