/** Decides what the search box is offered while someone types (spec sections 3 and 7: Suggestions). */
import { asc, desc } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { categories, products } from '../db/schema/catalogue';
import type { Db } from '../db/open';
import { plain } from './haystack';
import { matches, priced, selectCards } from './shelf';

const body = v.object({ query: v.string() });
const MOST = 8;

export const suggestRoute = (db: Db) =>
  new Hono().post('/', async (c) => {
    const read = v.safeParse(body, await c.req.json().catch(() => null));
    const query = read.success ? read.output.query.trim() : '';
    if (query.length < 3) return c.json({ products: [], categories: [] });
    const cards = await selectCards(db).where(matches({ query })).orderBy(desc(products.popularity)).limit(MOST);
    const all = await db.select().from(categories).orderBy(asc(categories.position));
    const named = all.filter((one) => plain(one.name).includes(plain(query))).slice(0, 4);
    return c.json({
      products: cards.map(priced).map((one) => ({
        id: one.id, link: `/produkt/${one.slug}`, image: `/obrazki/${one.sku}.svg`, title: one.name, hasPrice: true, isOnDemand: false,
        isOnRequest: one.onRequest, priceGross: one.priceGross, priceNet: one.priceNet,
      })),
      categories: named.map(({ name, slug }) => ({ name, link: `/kategoria/${slug}` })),
    });
  });
