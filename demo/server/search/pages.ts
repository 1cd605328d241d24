/** The search page, whose results the server prints until the element is ready, and the guide's articles. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { gtinOf } from '../catalogue/gtin';
import type { Db } from '../db/open';
import { contents } from '../db/schema/contents';
import type { Render } from '../pages/frame';
import type { ShopEnv } from '../session/session';
import { findContents, findProducts } from './find';
import { linkOf } from './product';
import { bareCode } from './tokens';
import type { SearchPowers } from './prepare';

const FIRST = 24;

/** A phrase opens the site search, with or without filters; no phrase opens the listing. */
const hasPhrase = (params: URLSearchParams): boolean => (params.get('query') ?? '').trim() !== '';

export const searchPages = (db: Db, powers: SearchPowers, render: Render) =>
  new Hono<ShopEnv>()
    .get('/szukaj', async (c, next) => {
      const params = new URL(c.req.url).searchParams;
      if (!hasPhrase(params)) return next();
      const query = (params.get('query') ?? '').trim();
      const { cards, total } = await findProducts(db, query, powers, FIRST);
      // A scanned or copied code means one product.
      const [first] = cards;
      if (
        first !== undefined &&
        total === 1 &&
        [first.sku, gtinOf(first.id)].some((one) => bareCode(one) === bareCode(query))
      )
        return c.redirect(linkOf(first), 302);
      const { articles } = await findContents(db, query, powers, FIRST, 0);
      return render(c, 'szukaj.twig', { wish: { query }, cards, total, articles });
    })
    .get('/poradnik/:slug', async (c, next) => {
      const [article] = await db
        .select()
        .from(contents)
        .where(eq(contents.slug, c.req.param('slug')));
      return article === undefined ? next() : render(c, 'poradnik.twig', { article });
    });
