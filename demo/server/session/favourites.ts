/** Decides how products become favourites (spec section 7). */
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { favourites } from '../db/schema/carts';
import type { Db } from '../db/open';
import type { ShopEnv } from './session';

const body = v.object({ id: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()) });

export const favouritesRoute = (db: Db) =>
  new Hono<ShopEnv>()
    .post('/add/product', async (c) => {
      const read = v.safeParse(body, await c.req.json().catch(() => null));
      if (!read.success) return c.json({ success: false }, 422);
      await db
        .insert(favourites)
        .values({ sessionId: c.var.session.id, productId: read.output.id })
        .onConflictDoNothing();
      return c.json({ success: true });
    })
    .post('/remove/product', async (c) => {
      const read = v.safeParse(body, await c.req.json().catch(() => null));
      if (!read.success) return c.json({ success: false }, 422);
      await db
        .delete(favourites)
        .where(and(eq(favourites.sessionId, c.var.session.id), eq(favourites.productId, read.output.id)));
      return c.json({ success: true });
    });
