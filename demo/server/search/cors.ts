/** Decides which pages of other origins may ask the shop: those named one by one, without cookies. */
import { createMiddleware } from 'hono/factory';

/** `origins` as browsers send them, `https://partner.example`. A wildcard is never answered, and credentials are never allowed. */
export const withPartners = (origins: readonly string[]) =>
  createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    const isPartner = origin !== undefined && origins.includes(origin);
    if (c.req.method === 'OPTIONS') {
      return c.body(null, 204, {
        Vary: 'Origin',
        ...(isPartner && {
          'Access-Control-Allow-Origin': origin,
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': 'Accept, Content-Type, X-Requested-With',
          'Access-Control-Max-Age': '600',
        }),
      });
    }
    await next();
    c.header('Vary', 'Origin', { append: true });
    if (isPartner) c.header('Access-Control-Allow-Origin', origin);
  });
