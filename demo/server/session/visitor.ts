/** Decides how the demo's visitor is switched: a plain form, a fresh copy of that visitor's cart. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { startFromPrototype } from '../cart/start';
import type { Db } from '../db/open';
import { sessions } from '../db/schema/carts';
import { visitors } from '../db/schema/clients';
import { formOf } from '../request/body';
import { ownPath } from '../request/own-path';
import type { ShopEnv } from './session';

export const visitorRoute = (db: Db) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const body = await formOf(c);
    const [visitor] = await db
      .select()
      .from(visitors)
      .where(eq(visitors.slug, body['kto'] ?? ''));
    if (visitor === undefined) return c.redirect('/', 303);
    const { id } = c.var.session;
    await db.transaction(async (tx) => {
      await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update');
      await tx.update(sessions).set({ visitorId: visitor.id }).where(eq(sessions.id, id));
      await startFromPrototype(tx, id, visitor.id);
    });
    return c.redirect(ownPath(body['back']), 303);
  });
