/** Decides how a repeated `confirm` gets the first answer again: by Idempotency-Key, within one session. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { confirmAnswers } from '../db/schema/orders';

/** Only placed orders are remembered: after a refusal the buyer may mend the cart and try again with the same key. */
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
