/** The call that looks up the rows of a list. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { lookupBody } from '../../../src/lookup/schema';
import type { Db } from '../db/open';
import { jsonOf } from '../request/body';
import type { SearchPowers } from '../search/prepare';
import type { ShopEnv } from '../session/session';
import { lookUp } from './find';

export const lookupRoute = (db: Db, powers: SearchPowers) =>
  new Hono<ShopEnv>().post('/', async (c) => {
    const read = v.safeParse(lookupBody, await jsonOf(c));
    if (!read.success) return c.json({ rows: [] }, 422);
    // The prices depend on the buyer.
    c.header('Cache-Control', 'no-store');
    return c.json({ rows: await lookUp(db, powers, read.output.rows, c.var.session.visitorId) });
  });
