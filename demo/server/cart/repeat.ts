/** Detects a repeated `confirm` or `new_address` by its Idempotency-Key, within one session. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { confirmAnswers } from '../db/schema/orders';
import type { Asked } from './actions';

interface Remembered {
  /** What the first request asked for, and the answer to it. */
  readonly asked: string;
  readonly answer: unknown;
}

/** Only what was done is remembered: after a refusal the buyer may mend it and try again with the same key. */
export async function remember(tx: Db, sessionId: string, key: string | undefined, done: Remembered): Promise<void> {
  if (key !== undefined) await tx.insert(confirmAnswers).values({ sessionId, key, ...done });
}

export async function remembered(tx: Db, sessionId: string, key: string | undefined): Promise<Remembered | undefined> {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(confirmAnswers)
    .where(and(eq(confirmAnswers.sessionId, sessionId), eq(confirmAnswers.key, key)));
  return row;
}

/** An order is one of its cart, whatever else was seen of it; anything else is what was sent. */
export const askedBy = (asked: Asked, cartId: number): string =>
  'body' in asked ? JSON.stringify(asked.body) : String(cartId);

/** A confirm that does not say which cart it saw is a repetition. */
export const isRepetition = (asked: Asked, first: Remembered): boolean =>
  'seen' in asked
    ? asked.seen.cart_id === undefined || String(asked.seen.cart_id) === first.asked
    : askedBy(asked, 0) === first.asked;
