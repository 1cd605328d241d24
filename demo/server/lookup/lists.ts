/** The calls for saved lists: all of a session, one with its rows, saving under a name, deleting. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listNameLimit } from '../../../src/http/limits';
import { saveListBody } from '../../../src/quick/lists';
import { refuse } from '../cart/messages';
import { text } from '../cart/text';
import type { Db } from '../db/open';
import { buyingLists } from '../db/schema/lists';
import { jsonOf } from '../request/body';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';

/** Maximum number of lists of a session. */
const MAX_LISTS = 100;
/** Characters of all lists of a session. */
const MOST = 2_000_000;

const unknown = { messages: refuse('0', text.unknownList) };

export function listsRoute(db: Db) {
  const own = (sessionId: string, raw: string) =>
    and(eq(buyingLists.sessionId, sessionId), eq(buyingLists.id, rowIdOf(raw) ?? 0));
  const route = new Hono<ShopEnv>();
  route.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  return route
    .get('/', async (c) => {
      const lists = await db
        .select({
          id: buyingLists.id,
          name: buyingLists.name,
          rows_count: sql<number>`json_array_length(${buyingLists.rows})`.mapWith(Number),
        })
        .from(buyingLists)
        .where(eq(buyingLists.sessionId, c.var.session.id))
        .orderBy(desc(buyingLists.savedAt), desc(buyingLists.id));
      return c.json({ lists });
    })
    .get('/:id', async (c) => {
      const [list] = await db
        .select()
        .from(buyingLists)
        .where(own(c.var.session.id, c.req.param('id')));
      if (list === undefined) return c.json(unknown, 404);
      const { id, name, rows } = list;
      return c.json({ id, name, rows, rows_count: rows.length });
    })
    .post('/', async (c) => {
      const sessionId = c.var.session.id;
      const read = v.safeParse(saveListBody, await jsonOf(c));
      const name = read.success ? read.output.name.trim() : '';
      if (!read.success || name.length > listNameLimit.max)
        return c.json({ messages: refuse('0', text.unreadable) }, 422);
      const { rows } = read.output;
      const [others] = await db
        .select({
          count: sql`count(*)`.mapWith(Number),
          size: sql`coalesce(sum(length(${buyingLists.rows}::text)), 0)`.mapWith(Number),
        })
        .from(buyingLists)
        .where(and(eq(buyingLists.sessionId, sessionId), ne(buyingLists.name, name)));
      const isFull = !others || others.count >= MAX_LISTS || others.size + JSON.stringify(rows).length > MOST;
      if (name === '' || isFull) return c.json({ messages: refuse('0', text.tooManyLists) }, 422);
      const [saved] = await db
        .insert(buyingLists)
        .values({ sessionId, name, rows })
        .onConflictDoUpdate({
          target: [buyingLists.sessionId, buyingLists.name],
          set: { rows, savedAt: sql`now()` },
        })
        .returning({ id: buyingLists.id });
      return c.json({ id: saved?.id, name, rows_count: rows.length });
    })
    .delete('/:id', async (c) => {
      await db.delete(buyingLists).where(own(c.var.session.id, c.req.param('id')));
      return c.json({ messages: {} });
    });
}
