/** Decides that whatever changes something, a POST as a rule, comes from the shop's own page: the session's token in a header, or in a plain form's `_token`. */
import { createMiddleware } from 'hono/factory';
import { text } from '../cart/text';
import { formOf } from '../request/body';
import type { ShopEnv } from './session';
import { isSame } from './signed';

/** 419 as Laravel answers; the cookie that goes with it is fresh, so one repetition helps. */
export const withCsrf = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const { csrfToken } = c.var.session;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(c.req.header('content-type') ?? '');
  const sent =
    c.req.header('x-xsrf-token') ?? c.req.header('x-csrf-token') ?? (isForm ? (await formOf(c))['_token'] : undefined);
  if (isSame(sent, csrfToken)) return next();
  if (isForm) return c.text(text.csrf, 419 as never);
  return c.json({ cart: null, messages: { '0': { messages: [text.csrf], status: 'error' } } }, 419 as never);
});
