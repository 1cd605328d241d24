/** CSRF protection: calls that change something need the session's token in a header, or in `_token` of a plain form. */
import { createMiddleware } from 'hono/factory';
import { text } from '../cart/text';
import { formOf } from '../request/body';
import type { ShopEnv } from './session';
import { isSame } from './signed';

/** Refuses with 419, as Laravel does. The response sets a new cookie, so one repetition succeeds. */
export const withCsrf = createMiddleware<ShopEnv>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.get('isPartner')) return next();
  const { csrfToken } = c.var.session;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(c.req.header('content-type') ?? '');
  const sent =
    c.req.header('x-xsrf-token') ?? c.req.header('x-csrf-token') ?? (isForm ? (await formOf(c))['_token'] : undefined);
  if (isSame(sent, csrfToken)) return next();
  if (isForm) return c.text(text.csrf, 419 as never);
  return c.json({ cart: null, messages: { '0': { messages: [text.csrf], status: 'error' } } }, 419 as never);
});
