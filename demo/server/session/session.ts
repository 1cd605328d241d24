/** Identifies the visitor by a signed cookie, set on the first visit. Visitors who only read leave no row. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Db } from '../db/open';
import { prepared } from '../db/statement';
import { beginCart, keep, logIn, replace, SESSION_LIFE, use } from './persistence';
import { isSame, signatureOf } from './signed';
import type { Session } from './request-visitor';

/** The context of every request: its session, and the nonce of the page's scripts and styles. */
export interface ShopEnv {
  /** `isPartner`: whether the call comes from a partner's page, which has no CSRF token. */
  Variables: { session: Session; nonce: string; isPartner?: boolean };
}

const COOKIE = 'shop_session';
/** A new id: the start time and random bytes, then the signature. */
const VALUE = /^(([0-9a-z]{8,9})-[\w-]{32})\.([\w-]{43})$/;
const FIRST_VISITOR = 1;

const newId = (): string => `${Date.now().toString(36)}-${randomBytes(24).toString('base64url')}`;

type Stored = Pick<Session, 'visitorId' | 'memberId' | 'space' | 'hasCart'>;

/** `usedAt`: time in ms. */
const find = prepared<Stored & { readonly usedAt: number }>(
  'shop_session',
  sql`select visitor_id as "visitorId", member_id as "memberId", space, extract(epoch from used_at)::float8 * 1000 as "usedAt",
    exists (select from carts where session_id = sessions.id and status = 'open') as "hasCart"
    from sessions join visitors on visitors.id = visitor_id where sessions.id = ${sql.placeholder('id')}`,
);

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(db: Db, secret: string) {
  const idIn = (c: Context): string | undefined => {
    const [, id, , signature] = VALUE.exec(getCookie(c, COOKIE) ?? '') ?? [];
    return id !== undefined && isSame(signature, signatureOf(secret, id)) ? id : undefined;
  };
  const sessionOf = (id: string, row?: Stored): Session => ({
    id,
    csrfToken: signatureOf(secret, `csrf ${id}`, 'base64'),
    visitorId: row?.visitorId ?? FIRST_VISITOR,
    memberId: row?.memberId ?? null,
    space: row?.space ?? id,
    isStored: row !== undefined,
    hasCart: row?.hasCart === true,
  });
  const rowOf = async (id: string | undefined) => (id === undefined ? undefined : (await find(db, { id }))[0]);
  /** Whether the lifetime of a session id has passed. */
  const isOver = (id: string): boolean => Date.now() - parseInt(id, 36) > SESSION_LIFE;
  return {
    /** The visitor of a call that starts no session; undefined for a stranger. */
    visitorIn: async (c: Context): Promise<number | undefined> => (await rowOf(idIn(c)))?.visitorId,
    /** Middleware of every request. The CSRF token is in a cookie that scripts can read, percent-encoded like Laravel's. */
    identify: createMiddleware<ShopEnv>(async (c, next) => {
      const given = idIn(c);
      const row = await rowOf(given);
      const identify = given !== undefined && row === undefined && isOver(given) ? undefined : given;
      const isRenewed = given !== undefined && row !== undefined && (await use(db, given, row.usedAt));
      c.set('session', sessionOf(identify ?? newId(), row));
      c.header('Cache-Control', 'no-store');
      await next();
      const { id, csrfToken } = c.var.session;
      const options = { path: '/', sameSite: 'Lax', maxAge: SESSION_LIFE / 1000 } as const;
      // Each cookie copies the response, so it is sent only if the browser lacks it.
      const isNew = id !== identify || isRenewed;
      if (isNew || getCookie(c, 'XSRF-TOKEN') !== csrfToken) setCookie(c, 'XSRF-TOKEN', csrfToken, options);
      if (isNew) setCookie(c, COOKIE, `${id}.${signatureOf(secret, id)}`, { ...options, httpOnly: true });
    }),
    /** Middleware of calls whose data stays: stores the session. */
    persist: createMiddleware<ShopEnv>(async (c, next) => {
      const { session } = c.var;
      if (!session.isStored) await keep(db, session);
      c.set('session', { ...session, isStored: true });
      await next();
    }),
    /** Middleware of calls that change the cart, and of the cart page, which contains ids that can be posted. */
    withCart: createMiddleware<ShopEnv>(async (c, next) => {
      const { session } = c.var;
      if (!session.hasCart) await beginCart(db, session);
      c.set('session', { ...session, isStored: true, hasCart: true });
      await next();
    }),
    /** `takesCart` keeps earlier products in the cart, like a login. `space`: the space of a mail's link instead of this browser's. */
    async become(
      c: Context<ShopEnv>,
      visitorId: number,
      {
        takesCart = false,
        space = c.var.session.space,
      }: { readonly takesCart?: boolean; readonly space?: string } = {},
    ): Promise<void> {
      const { session } = c.var;
      const beginning = { id: newId(), visitorId, space };
      if (!takesCart || !session.isStored) await replace(db, session.id, beginning);
      // Only the login that took the cart gives the browser its new session, in any order of responses.
      else if (!(await logIn(db, session.id, beginning))) return;
      c.set('session', sessionOf(beginning.id, await rowOf(beginning.id)));
    },
  };
}
