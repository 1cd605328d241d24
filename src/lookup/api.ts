/** Requests for many products at once: looking up the rows of a list, and adding products to the cart. */
import * as v from 'valibot';
import { Failure, isFailure } from '../http/failure';
import { requestOnce } from '../http/once';
import { request } from '../http/request';
import { noteAddition } from '../page/last-addition';
import { readAddResult } from './added';
import type { AddResult, WantedProduct } from './added';
import { lookupAnswer, MAX_ROWS } from './schema';
import type { LookedUpRow, LookupRow } from './schema';

const batches = <T>(rows: readonly T[]): T[][] =>
  [...Array(Math.ceil(rows.length / MAX_ROWS)).keys()].map((index) =>
    rows.slice(index * MAX_ROWS, (index + 1) * MAX_ROWS),
  );

/**
 * Looks up the rows, in order, a hundred per request, one request at a time. Rejects only with a Failure. `onRows` gets each
 * request's results as they arrive: the index of the first row, and the results; returning false stops.
 */
export async function fetchLookup(
  url: string | undefined,
  rows: readonly LookupRow[],
  onRows?: (from: number, results: readonly LookedUpRow[]) => boolean | void,
): Promise<readonly LookedUpRow[]> {
  const all: LookedUpRow[] = [];
  for (const batch of batches(rows)) {
    const { rows: results } = await request(lookupAnswer, { url, body: { rows: batch } });
    // If the number of results differs from the number of rows, no result can be assigned to its row.
    if (results.length !== batch.length) throw new Failure('shape');
    all.push(...results);
    if (onRows?.(all.length - results.length, results) === false) break;
  }
  return all;
}

export interface Added extends AddResult {
  /** The failure; from product `from` on the outcome is unknown, as the cart may contain some of them. */
  readonly broken?: { readonly from: number; readonly failure: Failure };
}

/**
 * Adds products to the cart, a hundred per request. If the first request fails, it rejects with that Failure. If a later one fails,
 * the earlier ones' products are in the cart.
 */
export async function addProducts(url: string | undefined, products: readonly WantedProduct[]): Promise<Added> {
  const added = new Set<string>();
  const refused = new Map<string, string>();
  const errors = new Set<string>();
  const all = () => ({ added, refused, errors: [...errors] });
  let from = 0;
  for (const batch of batches(products)) {
    try {
      const one = await addBatch(url, batch);
      one.added.forEach((id) => added.add(id));
      one.refused.forEach((why, id) => refused.set(id, why));
      one.errors.forEach((why) => errors.add(why));
    } catch (error) {
      if (from === 0 || !isFailure(error)) throw error;
      return { ...all(), broken: { from, failure: error } };
    }
    noteAddition();
    from += batch.length;
  }
  return all();
}

async function addBatch(url: string | undefined, batch: readonly WantedProduct[]): Promise<AddResult> {
  const body = { add_products: batch.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })) };
  try {
    return readAddResult(await requestOnce(v.looseObject({}), { url, body, keepalive: true }), batch);
  } catch (error) {
    // An error response that names products is a valid result.
    const read = isFailure(error) && error.code === 'http' ? readAddResult(error.body, batch) : undefined;
    if (read === undefined || ![...read.refused.values()].some(Boolean)) throw error;
    return read;
  }
}
