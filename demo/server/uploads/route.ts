/** `POST /pliki/:field` receives the file of a further field, `GET /pliki/:id` sends it to its owner as a download, never as a page. */
import { and, eq, or, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { extraFieldsOf } from '../cart/extra-fields';
import { loadCart } from '../cart/load';
import { refuse } from '../cart/messages';
import type { Db } from '../db/open';
import { sessions as sessionRows } from '../db/schema/carts';
import { orders } from '../db/schema/orders';
import { uploads } from '../db/schema/uploads';
import { visibleOrders } from '../orders/visible-orders';
import type { Sessions, ShopEnv } from '../session/session';
import { isFree } from './store';
import { text } from './text';
import { nameOf, typeOf } from './type';

/** Of a session, without those of its orders. */
const MOST_FILES = 20;
const MOST_BYTES = 50_000_000;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const BROKEN = new Uint8Array();

const refused = (sentence: string) => ({ cart: null, messages: refuse('extra_field', sentence) });

/** Stops reading above `most`; undefined then. Rejects if the connection ends first. */
async function bytesOf(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const uploadsRoute = (db: Db, withCart: Sessions['withCart']) =>
  new Hono<ShopEnv>()
    .post('/:field', withCart, async (c) => {
      const sessionId = c.var.session.id;
      const cart = await loadCart(db, sessionId);
      const field = extraFieldsOf(cart).find(({ name, type }) => type === 'file' && name === c.req.param('field'));
      if (field === undefined) return c.json(refused(text.noField), 404);
      const { name, accept = [], max_bytes: most = 0 } = field;
      const stated = c.req.header('content-length');
      // A connection that ends in the middle leaves nothing.
      const content = Number(stated ?? 0) > most ? undefined : await bytesOf(c.req.raw.body, most).catch(() => BROKEN);
      if (content === undefined) return c.json(refused(text.tooLarge), 413);
      if (content === BROKEN || (stated !== undefined && Number(stated) !== content.length))
        return c.json(refused(text.broken), 400);
      const type = typeOf(content);
      if (type === undefined || !accept.includes(type)) return c.json(refused(text.wrongType), 415);
      const file = { name: nameOf(c.req.header('content-disposition'), type), size: content.length };
      const id = await db.transaction(async (tx) => {
        await tx.select({ id: sessionRows.id }).from(sessionRows).where(eq(sessionRows.id, sessionId)).for('update');
        const [all] = await tx
          .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::int` })
          .from(uploads)
          .where(isFree(sessionId));
        if (all === undefined || all.count >= MOST_FILES || all.bytes + file.size > MOST_BYTES) return undefined;
        const values = { sessionId, field: name, type, content, ...file };
        return (await tx.insert(uploads).values(values).returning({ id: uploads.id }))[0]?.id;
      });
      return id === undefined ? c.json(refused(text.tooMany), 422) : c.json({ id, ...file });
    })
    .get('/:id', async (c, next) => {
      const id = c.req.param('id');
      if (!ID.test(id)) return next();
      const { session } = c.var;
      const [file] = await db
        .select({ name: uploads.name, type: uploads.type, content: uploads.content })
        .from(uploads)
        .leftJoin(orders, eq(orders.id, uploads.orderId))
        .where(and(eq(uploads.id, id), or(eq(uploads.sessionId, session.id), visibleOrders(session))));
      if (file === undefined) return next();
      return c.body(new Uint8Array(file.content), 200, {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, no-store',
      });
    });
