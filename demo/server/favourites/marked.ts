/** The favourites of a session. Changes return the new state. */
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { favourites } from '../db/schema/carts';
import { products } from '../db/schema/catalogue';

export const markedBy = async (db: Db, sessionId: string): Promise<number[]> => {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .where(eq(favourites.sessionId, sessionId))
    .orderBy(asc(favourites.productId));
  return rows.map(({ id }) => id);
};

export const mark = async (db: Db, sessionId: string, productId: number): Promise<boolean> => {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (product === undefined) return false;
  await db.insert(favourites).values({ sessionId, productId }).onConflictDoNothing();
  return true;
};

export const unmark = async (db: Db, sessionId: string, productId: number): Promise<boolean> => {
  await db.delete(favourites).where(and(eq(favourites.sessionId, sessionId), eq(favourites.productId, productId)));
  return true;
};
