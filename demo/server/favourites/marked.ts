/** Decides which products a session has marked as favourites. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { favourites } from '../db/schema/carts';

export const markedBy = async (db: Db, sessionId: string): Promise<number[]> => {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .where(eq(favourites.sessionId, sessionId))
    .orderBy(asc(favourites.productId));
  return rows.map(({ id }) => id);
};

export const mark = async (db: Db, sessionId: string, productId: number): Promise<void> => {
  await db.insert(favourites).values({ sessionId, productId }).onConflictDoNothing();
};

export const unmark = async (db: Db, sessionId: string, productId: number): Promise<void> => {
  await db.delete(favourites).where(and(eq(favourites.sessionId, sessionId), eq(favourites.productId, productId)));
};
