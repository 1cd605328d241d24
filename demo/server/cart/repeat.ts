/** Detects a repeated `confirm` or `new_address` by its Idempotency-Key, within one session. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { confirmAnswers } from '../db/schema/orders';
import { isSealed } from '../held/judge';
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

/** The cart's id for orders and other sealed actions; the body for any other action. `heldId`: of the URL. */
export const fingerprintOf = (request: ActionRequest, cartId: number, heldId?: number): string => {
  if (isSealed(request.name)) return String(cartId);
  const body = 'body' in request ? request.body : {};
  return JSON.stringify(heldId === undefined ? body : [heldId, body]);
};

/** A `confirm` without the id of the cart it saw counts as a repetition. */
export function isRepetition(request: ActionRequest, first: Remembered, heldId?: number): boolean {
  if (!isSealed(request.name)) return fingerprintOf(request, 0, heldId) === first.request;
  const id = ('body' in request ? request.body.seen?.cart_id : undefined) ?? heldId;
  return id === undefined || String(id) === first.request;
}
