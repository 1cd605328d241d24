/** Signs values with a secret of the database, and compares them in constant time. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { shopFacts } from '../db/schema/orders';

/** One secret for all processes on this database, created by the first of them. */
export async function secretOf(db: Db): Promise<string> {
  const made = { name: 'secret', value: randomBytes(32).toString('base64url') };
  await db.insert(shopFacts).values(made).onConflictDoNothing();
  const [fact] = await db.select().from(shopFacts).where(eq(shopFacts.name, made.name));
  if (fact === undefined) throw new Error('the secret was not stored');
  return fact.value;
}

export const signatureOf = (secret: string, what: string, as: 'base64' | 'base64url' = 'base64url'): string =>
  createHmac('sha256', secret).update(what).digest(as);

export function isSame(sent: string | undefined, expected: string): boolean {
  const [mine, theirs] = [Buffer.from(expected), Buffer.from(sent ?? '')];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}
