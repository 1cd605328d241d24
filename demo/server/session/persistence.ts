/** Stores sessions and carts: only for visitors who changed something, until the session expires. */
import { and, asc, eq, inArray, lt, notExists } from 'drizzle-orm';
import { lockCart } from '../cart/load';
import { startFromPrototype } from '../cart/start';
import { takeLines } from '../cart/take';
import type { Db } from '../db/open';
import { carts, sessions } from '../db/schema/carts';
import { confirmAnswers } from '../db/schema/orders';

/** In milliseconds, from its last use. */
export const SESSION_LIFE = 90 * 24 * 60 * 60 * 1000;
/** So many old sessions go when one begins: more than come, and no long work at once. */
const ENDED_AT_ONCE = 100;

/** Orders and their carts stay. */
async function end(tx: Db, ids: readonly string[]): Promise<void> {
  const ordered = and(inArray(carts.sessionId, [...ids]), eq(carts.status, 'ordered'));
  await tx.update(carts).set({ sessionId: null }).where(ordered);
  await tx.delete(confirmAnswers).where(inArray(confirmAnswers.sessionId, [...ids]));
  await tx.delete(sessions).where(inArray(sessions.id, [...ids]));
}

async function endOld(tx: Db): Promise<void> {
  const old = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        lt(sessions.usedAt, new Date(Date.now() - SESSION_LIFE)),
        // A payment that has begun still has to find its cart.
        notExists(
          tx
            .select({ id: carts.id })
            .from(carts)
            .where(and(eq(carts.sessionId, sessions.id), eq(carts.status, 'open'), eq(carts.paymentInit, true))),
        ),
      ),
    )
    .orderBy(asc(sessions.usedAt))
    .limit(ENDED_AT_ONCE)
    .for('update', { skipLocked: true });
  if (old.length > 0)
    await end(
      tx,
      old.map(({ id }) => id),
    );
}

/** A day is exact enough, and writes once a day. */
const USE_COUNTS_AFTER = 24 * 60 * 60 * 1000;

/** Notes that a session is in use. True when it was noted: its cookie then lasts longer too. */
export async function use(db: Db, { id, usedAt }: { readonly id: string; readonly usedAt: Date }): Promise<boolean> {
  if (Date.now() - usedAt.getTime() < USE_COUNTS_AFTER) return false;
  await db.update(sessions).set({ usedAt: new Date() }).where(eq(sessions.id, id));
  return true;
}

/** A new session; its space is its own unless it goes on in another's. */
export interface Beginning {
  readonly id: string;
  readonly visitorId: number;
  readonly space: string;
}

async function begin(tx: Db, session: Beginning): Promise<void> {
  const { id, visitorId, space } = session;
  const [begun] = await tx.insert(sessions).values({ id, visitorId, space }).onConflictDoNothing().returning();
  if (begun !== undefined) await endOld(tx);
}

/** Begins a session. Of two requests at once the second waits, and finds it begun. */
export const keep = (db: Db, session: Beginning): Promise<void> => db.transaction((tx) => begin(tx, session));

/** Begins its cart too: a copy of its visitor's. */
export async function beginCart(db: Db, beginning: Beginning): Promise<void> {
  const { id } = beginning;
  await db.transaction(async (tx) => {
    await begin(tx, beginning);
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
    const isOpen = and(eq(carts.sessionId, id), eq(carts.status, 'open'));
    if (session !== undefined && (await tx.$count(carts, isOpen)) === 0)
      await startFromPrototype(tx, id, session.visitorId);
  });
}

/** The visitor changes the role: the new session takes nothing from the old one. */
export async function replace(db: Db, oldId: string, beginning: Beginning): Promise<void> {
  await db.transaction(async (tx) => {
    // Running requests of the old session finish first.
    await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, oldId)).for('update');
    await end(tx, [oldId]);
  });
  await keep(db, beginning);
}

/** The visitor logs in, and takes the cart along. False if another login has done so meanwhile: that one's session is the visitor's. */
export const logIn = (db: Db, oldId: string, beginning: Beginning): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [old] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, oldId)).for('update');
    if (old === undefined) return false;
    await beginCart(tx, beginning);
    const isOpen = and(eq(carts.sessionId, oldId), eq(carts.status, 'open'));
    if ((await tx.$count(carts, isOpen)) > 0) await takeLines(tx, await lockCart(tx, oldId), beginning.id);
    await end(tx, [oldId]);
    return true;
  });
