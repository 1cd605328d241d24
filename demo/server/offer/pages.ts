/** The page of an offer: displays the lines, and accepts products from the add-product box and from its plain form. */
import { Hono } from 'hono';
import * as v from 'valibot';
import { addProductBody } from '../../../src/search/schema';
import type { Db } from '../db/open';
import type { Render } from '../pages/frame';
import type { ShopEnv } from '../session/session';
import { formOf, jsonOf } from '../request/body';
import { rowIdOf } from '../request/row-id';
import { addToOffer, productOfSku, readOffer, removeFromOffer } from './offer';

const UNREADABLE = 'Nie rozumiemy tego żądania.';

export const offerPages = (db: Db, render: Render) =>
  new Hono<ShopEnv>()
    .get('/', async (c) => render(c, 'oferta.twig', await readOffer(db, c.var.session.id)))
    .post('/', async (c) => {
      const { id } = c.var.session;
      if (!(c.req.header('content-type') ?? '').includes('application/json')) {
        const sku = (await formOf(c))['sku'] ?? '';
        const productId = await productOfSku(db, sku);
        const fault =
          productId === undefined
            ? `Nie ma produktu o symbolu „${sku}”.`
            : await addToOffer(db, id, productId, undefined);
        if (fault === undefined) return c.redirect('/oferta', 303);
        // The message is printed at once, not passed in the URL of a redirect: a URL must not put text into the shop.
        return render(c, 'oferta.twig', { ...(await readOffer(db, id)), fault });
      }
      const read = v.safeParse(addProductBody, await jsonOf(c));
      const fault = read.success
        ? await addToOffer(db, id, rowIdOf(read.output.add_product), read.output.add_product_quantity)
        : UNREADABLE;
      if (fault === undefined) return c.json({ messages: {} });
      return c.json({ messages: { '0': { messages: [fault], status: 'error' } } }, 422);
    })
    .post('/usun', async (c) => {
      const itemId = rowIdOf((await formOf(c))['id']);
      if (itemId !== undefined) await removeFromOffer(db, c.var.session.id, itemId);
      return c.redirect('/oferta', 303);
    });
