/** Decides that a POST comes from the shop's own page: the session's token in a header, or in a plain form's `_token`. */
import { timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { text } from '../cart/text';
import type { ShopEnv } from './session';

function same(sent: unknown, expected: string): boolean {
  if (typeof sent !== 'string' || sent.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(sent), Buffer.from(expected));
}

/** 419 as Laravel answers; the cookie that goes with it is fresh, so one repetition helps. */
export const withCsrf = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.method !== 'POST') return next();
  const { csrfToken } = c.var.session;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(c.req.header('content-type') ?? '');
  const sent =
    c.req.header('x-xsrf-token') ??
    c.req.header('x-csrf-token') ??
    (isForm ? (await c.req.parseBody())['_token'] : undefined);
  if (same(sent, csrfToken)) return next();
  if (isForm) return c.text(text.csrf, 419 as never);
  return c.json({ cart: null, messages: { '0': { messages: [text.csrf], status: 'error' } } }, 419 as never);
});
