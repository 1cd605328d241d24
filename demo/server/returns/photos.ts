/** `POST /api/zamowienia/:id/zdjecia` receives a photo for a return of this order, before the return is filed. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { orders } from '../db/schema/orders';
import { isOwnOrder } from '../orders/actions';
import { orderOf } from '../orders/visible-orders';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { receivedFile, storeFile } from '../uploads/receive';
import { photoField } from './file';
import { isReturnable, PHOTO_BYTES, PHOTO_TYPES, returnsOf } from './terms';

const text = {
  tooLarge: 'Zdjęcie jest za duże: może mieć najwyżej 5 MB.',
  wrongType: 'To nie jest zdjęcie JPEG, PNG ani WebP.',
};

export const photosRoute = (db: Db) =>
  new Hono<ShopEnv>().post('/:id/zdjecia', async (c, next) => {
    const { session } = c.var;
    const seen = await orderOf(db, session, eq(orders.id, rowIdOf(c.req.param('id')) ?? 0));
    if (seen === undefined || !isOwnOrder(seen.order, session)) return next();
    if (!isReturnable(seen.order, seen.items, await returnsOf(db, seen.order.id))) return next();
    const received = await receivedFile(c, { accept: PHOTO_TYPES, most: PHOTO_BYTES, ...text });
    const stored =
      'fault' in received ? received : await storeFile(db, session.id, photoField(seen.order.id), received);
    return 'fault' in stored
      ? c.json({ messages: { return: { messages: [stored.fault], status: 'error' } } }, stored.status)
      : c.json(stored);
  });
