/** Serves drawn pictures: made on request, cached by the browser for a day. */
import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import type { Db } from '../db/open';
import { products } from '../db/schema/catalogue';
import { draw } from './draw';
import { drawDuty } from './duties';
import { drawLogo } from './logos';

function svg(c: Context, text: string): Response {
  c.header('Content-Type', 'image/svg+xml; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=86400');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.body(text);
}

export const pictureRoute = (db: Db) =>
  new Hono()
    .get('/platnosci/:file{[a-z_]+\\.svg}', (c) => {
      const logo = drawLogo(c.req.param('file').slice(0, -4));
      return logo === undefined ? c.notFound() : svg(c, logo);
    })
    .get('/obowiazki/:file{[a-z-]+\\.svg}', (c) => {
      const picture = drawDuty(c.req.param('file').slice(0, -4));
      return picture === undefined ? c.notFound() : svg(c, picture);
    })
    .get('/:file{[A-Z0-9-]+\\.svg}', async (c) => {
      const [product] = await db
        .select({ look: products.look })
        .from(products)
        .where(eq(products.sku, c.req.param('file').slice(0, -4)));
      return product === undefined ? c.notFound() : svg(c, draw(product.look));
    });
