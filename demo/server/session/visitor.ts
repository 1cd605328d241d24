/** Switches the demo's visitor: a new session and a fresh copy of that visitor's cart, plus the old lines if requested. At a mail's link this is its recipient's login. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { visitors } from '../db/schema/clients';
import { spaceOfMail } from '../held/mailbox';
import { formOf } from '../request/body';
import { ownPath } from '../request/own-path';
import type { Sessions, ShopEnv } from './session';

export const visitorRoute = (db: Db, { become }: Sessions) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const body = await formOf(c);
    const [visitor] = await db
      .select()
      .from(visitors)
      .where(eq(visitors.slug, body['kto'] ?? ''));
    if (visitor === undefined) return c.redirect('/', 303);
    const back = ownPath(body['back']);
    const space = await spaceOfMail(db, visitor.id, back.replace(/\?.*/, ''));
    await become(c, visitor.id, { takesCart: body['zabierz'] !== undefined, ...(space !== undefined && { space }) });
    return c.redirect(back, 303);
  });
