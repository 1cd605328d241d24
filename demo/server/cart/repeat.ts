/** Detects a repeated `confirm` or `new_address` by its Idempotency-Key, within one session. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { confirmAnswers } from '../db/schema/orders';
import type { ActionRequest } from './actions';

interface Remembered {
  /** Fingerprint of the first request. */
  readonly request: string;
  readonly answer: unknown;
}

/** Only successes are stored: after a refusal the buyer may correct the input and try again with the same key. */
export async function remember(tx: Db, sessionId: string, key: string | undefined, done: Remembered): Promise<void> {
  if (key !== undefined)
    await tx.insert(confirmAnswers).values({ sessionId, key, asked: done.request, answer: done.answer });
}

export async function remembered(tx: Db, sessionId: string, key: string | undefined): Promise<Remembered | undefined> {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(confirmAnswers)
    .where(and(eq(confirmAnswers.sessionId, sessionId), eq(confirmAnswers.key, key)));
  return row && { request: row.asked, answer: row.answer };
}

/** The cart's id for an order, the body for any other action. */
export const fingerprintOf = (request: ActionRequest, cartId: number): string =>
  'body' in request ? JSON.stringify(request.body) : String(cartId);

/** A `confirm` without the id of the cart it saw counts as a repetition. */
export const isRepetition = (request: ActionRequest, first: Remembered): boolean =>
  'seen' in request
    ? request.seen.cart_id === undefined || String(request.seen.cart_id) === first.request
    : fingerprintOf(request, 0) === first.request;
