/** CORS for partners' pages: only origins named one by one. */
import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from '../session/session';

/** `origins` as browsers send them, `https://partner.example`; never a wildcard. `withCredentials` also allows cookies. */
export const withPartners = (origins: readonly string[], withCredentials = false) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const origin = c.req.header('origin');
    const isPartner = origin !== undefined && origins.includes(origin);
    if (c.req.method === 'OPTIONS') {
      return c.body(null, 204, {
        Vary: 'Origin',
        ...(isPartner && {
          'Access-Control-Allow-Origin': origin,
          ...(withCredentials && { 'Access-Control-Allow-Credentials': 'true' }),
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': 'Accept, Content-Type, X-Requested-With',
          'Access-Control-Max-Age': '600',
        }),
      });
    }
    c.set('isPartner', isPartner && withCredentials);
    await next();
    c.header('Vary', 'Origin', { append: true });
    if (!isPartner) return;
    c.header('Access-Control-Allow-Origin', origin);
    if (withCredentials) c.header('Access-Control-Allow-Credentials', 'true');
  });
