/** Stores sessions and carts: only for visitors who changed something, until the session expires. */
import { and, asc, eq, inArray, lt, notExists } from 'drizzle-orm';
import { lockCart } from '../cart/lock';
import { startFromPrototype } from '../cart/start';
import { takeLines } from '../cart/merge-at-login';
import type { Db } from '../db/open';
import { carts, sessions } from '../db/schema/carts';
import { confirmAnswers } from '../db/schema/orders';
import { endUnused } from '../uploads/store';

/** Lifetime of a session in ms since its last use. */
export const SESSION_LIFE = 90 * 24 * 60 * 60 * 1000;
/** Number of old sessions deleted when one starts: more than one, and without long work. */
const ENDED_AT_ONCE = 100;

/** Orders and their carts are kept. */
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
        // A begun payment still needs its cart.
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

/** Precision of one day, which needs one write a day. */
const USE_COUNTS_AFTER = 24 * 60 * 60 * 1000;

/** Records that a session is in use. True if it was recorded: its cookie's lifetime is extended too. */
export async function use(db: Db, id: string, usedAt: number): Promise<boolean> {
  if (Date.now() - usedAt < USE_COUNTS_AFTER) return false;
  await db.update(sessions).set({ usedAt: new Date() }).where(eq(sessions.id, id));
  return true;
}

/** A new session; by default with its own space, otherwise in an existing one. */
export interface Beginning {
  readonly id: string;
  readonly visitorId: number;
  readonly space: string;
}

async function begin(tx: Db, session: Beginning): Promise<void> {
  const { id, visitorId, space } = session;
  const [begun] = await tx.insert(sessions).values({ id, visitorId, space }).onConflictDoNothing().returning();
  if (begun === undefined) return;
  await endOld(tx);
  await endUnused(tx);
}

/** Starts a session. Of two simultaneous requests the second waits, and finds the session started. */
export const keep = (db: Db, session: Beginning): Promise<void> => db.transaction((tx) => begin(tx, session));

/** Also starts the session's cart: a copy of the cart of the visitor's prototype. */
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

/** Switches the visitor's role: the new session takes nothing from the old one. */
export async function replace(db: Db, oldId: string, beginning: Beginning): Promise<void> {
  await db.transaction(async (tx) => {
    // Running requests of the old session finish first.
    await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, oldId)).for('update');
    await end(tx, [oldId]);
  });
  await keep(db, beginning);
}

/** Logs the visitor in with the cart. False if a simultaneous login was first: that login's session is the visitor's. */
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
