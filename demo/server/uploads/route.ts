/** `POST /pliki/:field` receives the file of a further field, `GET /pliki/:id` sends it to its owner as a download, never as a page. */
import { and, eq, or } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { extraFieldsOf } from '../cart/extra-fields';
import { loadCart } from '../cart/load';
import { refuse } from '../cart/messages';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { uploads } from '../db/schema/uploads';
import { visibleOrders } from '../orders/visible-orders';
import type { Sessions, ShopEnv } from '../session/session';
import { receivedFile, storeFile } from './receive';
import { text } from './text';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const refused = (sentence: string) => ({ cart: null, messages: refuse('extra_field', sentence) });

export const uploadsRoute = (db: Db, withCart: Sessions['withCart']) =>
  new Hono<ShopEnv>()
    .post('/:field', withCart, async (c) => {
      const sessionId = c.var.session.id;
      const cart = await loadCart(db, sessionId);
      const field = extraFieldsOf(cart).find(({ name, type }) => type === 'file' && name === c.req.param('field'));
      if (field === undefined) return c.json(refused(text.noField), 404);
      const { name, accept = [], max_bytes: most = 0 } = field;
      const { tooLarge, wrongType } = text;
      const received = await receivedFile(c, { accept, most, tooLarge, wrongType });
      const stored = 'fault' in received ? received : await storeFile(db, sessionId, name, received);
      return 'fault' in stored ? c.json(refused(stored.fault), stored.status) : c.json(stored);
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
      return sendFile(c, file);
    });

type File = Pick<typeof uploads.$inferSelect, 'name' | 'type' | 'content'>;

/** As a download, never as a page. */
export const sendFile = (c: Context<ShopEnv>, { name, type, content }: File) =>
  c.body(new Uint8Array(content), 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
