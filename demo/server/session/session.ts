/** Decides who a request comes from: a session cookie, made on the first visit as the default visitor. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { startFromPrototype } from '../cart/start';
import type { Db } from '../db/open';
import { sessions } from '../db/schema/carts';

export type Session = typeof sessions.$inferSelect;

/** What every request knows: its session, and the nonce of the page's scripts and styles. */
export interface ShopEnv {
  Variables: { session: Session; nonce: string };
}

const COOKIE = 'shop_session';
/** As `startSession` makes it. */
const ID = /^[\w-]{32}$/;
const YEAR = 365 * 24 * 60 * 60;
const FIRST_VISITOR = 1;

async function startSession(db: Db): Promise<Session> {
  return db.transaction(async (tx) => {
    const fresh = {
      id: randomBytes(24).toString('base64url'),
      csrfToken: randomBytes(24).toString('base64'),
      visitorId: FIRST_VISITOR,
    };
    const [session] = await tx.insert(sessions).values(fresh).returning();
    if (session === undefined) throw new Error('the session was not stored');
    await startFromPrototype(tx, session.id, session.visitorId);
    return session;
  });
}

/** The CSRF token travels in a cookie that scripts can read, percent-encoded as Laravel's is. */
export const withSession = (db: Db) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const id = getCookie(c, COOKIE) ?? '';
    const [known] = !ID.test(id) ? [] : await db.select().from(sessions).where(eq(sessions.id, id));
    const session = known ?? (await startSession(db));
    c.set('session', session);
    c.header('Cache-Control', 'no-store');
    setCookie(c, 'XSRF-TOKEN', session.csrfToken, { path: '/', sameSite: 'Lax', maxAge: YEAR });
    if (known === undefined)
      setCookie(c, COOKIE, session.id, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: YEAR });
    await next();
  });
