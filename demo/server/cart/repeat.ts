/** Decides how a repeated `confirm` or `new_address` is known: by Idempotency-Key, within one session. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { confirmAnswers } from '../db/schema/orders';

/** Only what was done is remembered: after a refusal the buyer may mend it and try again with the same key. */
export async function rememberAnswer(
  tx: Db,
  sessionId: string,
  key: string | undefined,
  answer: unknown,
): Promise<void> {
  if (key !== undefined) await tx.insert(confirmAnswers).values({ sessionId, key, answer });
}

export async function rememberedAnswer(tx: Db, sessionId: string, key: string | undefined): Promise<unknown> {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(confirmAnswers)
    .where(and(eq(confirmAnswers.sessionId, sessionId), eq(confirmAnswers.key, key)));
  return row?.answer;
}
