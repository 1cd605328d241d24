/** The favourites page and its plain form, which works without scripts. */
import { asc, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { priced, selectCards } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { products } from '../db/schema/catalogue';
import type { Render } from '../pages/frame';
import { formOf } from '../request/body';
import { ownPath } from '../request/own-path';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import { mark, markedBy, unmark } from './marked';

export const favouritesPages = (db: Db, render: Render) =>
  new Hono<ShopEnv>()
    .get('/', async (c) => {
      const ids = await markedBy(db, c.var.session.id);
      const cards =
        ids.length === 0 ? [] : await selectCards(db).where(inArray(products.id, ids)).orderBy(asc(products.name));
      return render(c, 'ulubione.twig', { cards: cards.map(priced) });
    })
    .post('/', async (c) => {
      const body = await formOf(c);
      const productId = rowIdOf(body['product']);
      if (productId !== undefined) await (body['wanted'] === '1' ? mark : unmark)(db, c.var.session.id, productId);
      return c.redirect(ownPath(body['back'], '/ulubione'), 303);
    });
