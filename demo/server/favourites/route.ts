/** Serves the calls by which a buyer marks and unmarks a favourite product (rule F1). */
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Db } from '../db/open';
import { jsonOf } from '../request/body';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { mark, unmark } from './marked';

const body = v.object({ id: v.pipe(v.unknown(), v.transform(rowIdOf), v.number()) });

export function favouritesRoute(db: Db) {
  const by = (act: typeof mark) => async (c: Context<ShopEnv>) => {
    const read = v.safeParse(body, await jsonOf(c));
    const success = read.success && (await act(db, c.var.session.id, read.output.id));
    return c.json({ success }, success ? 200 : 422);
  };
  return new Hono<ShopEnv>().post('/add/product', by(mark)).post('/remove/product', by(unmark));
}
