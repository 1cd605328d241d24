/** Category and search pages, from plain GET parameters. */
import { asc, eq, inArray } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { pagesAround } from '../../../src/ui/pages-around';
import { findCards, matches, PAGE_SIZE, readSort, SORTS, type Wish } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { categories, products } from '../db/schema/catalogue';
import { filteredListing } from '../search/listing';
import type { SearchPowers } from '../search/prepare';
import type { ShopEnv } from '../session/session';
import type { Render } from './frame';

const FLAGS = ['bestseller', 'is_new', 'promotion'] as const;

/** The names of the filters (rule S9): query, br[], bestseller, is_new, promotion; besides `sort` and `strona`. */
function readWish(c: Context<ShopEnv>) {
  const brandIds = (c.req.queries('br[]') ?? []).map(Number).filter(Number.isInteger);
  const flags = FLAGS.filter((flag) => c.req.query(flag) === '1');
  return {
    query: c.req.query('query')?.trim() ?? '',
    brandIds,
    flags,
    sort: readSort(c.req.query('sort')),
    page: Math.floor(Number(c.req.query('strona'))) || 1,
  };
}

/** The URL of the same list on another page. */
function pageAddress(c: Context<ShopEnv>, page: number): string {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.set('strona', String(page));
  return `${pathname}?${searchParams.toString()}`;
}

async function listing(db: Db, powers: SearchPowers, c: Context<ShopEnv>, scope: Wish) {
  const wish = readWish(c);
  const params = new URL(c.req.url).searchParams;
  const filtered = await filteredListing(db, powers, c.var.session, scope, params);
  const cards = await findCards(db, filtered.wish, wish.sort, wish.page);
  return {
    ...cards,
    wish,
    filters: { filters: filtered.filters, values: filtered.values, total: cards.total },
    matching: filtered.wish,
    sorts: Object.entries(SORTS).map(([value, [label]]) => ({ value, label })),
    brands: filtered.filters.brands,
    // The page index counts from 0, the URL from 1.
    links: pagesAround(cards.current - 1, cards.pages).map((at) =>
      at === undefined ? null : { page: at + 1, href: pageAddress(c, at + 1) },
    ),
    previous: cards.current > 1 ? pageAddress(c, cards.current - 1) : null,
    next: cards.current < cards.pages ? pageAddress(c, cards.current + 1) : null,
    from: cards.total === 0 ? 0 : (cards.current - 1) * PAGE_SIZE + 1,
  };
}

export const listingPages = (db: Db, powers: SearchPowers, render: Render) =>
  new Hono<ShopEnv>()
    .get('/kategoria/:slug', async (c, next) => {
      const [category] = await db
        .select()
        .from(categories)
        .where(eq(categories.slug, c.req.param('slug')));
      if (category === undefined) return next();
      const children = await db
        .select()
        .from(categories)
        .where(eq(categories.parentId, category.id))
        .orderBy(asc(categories.position));
      const [parent] =
        category.parentId === null
          ? []
          : await db.select().from(categories).where(eq(categories.id, category.parentId));
      const siblings =
        parent === undefined
          ? children
          : await db
              .select()
              .from(categories)
              .where(eq(categories.parentId, parent.id))
              .orderBy(asc(categories.position));
      const categoryIds = children.length > 0 ? children.map((one) => one.id) : [category.id];
      return render(c, 'lista.twig', {
        category,
        parent,
        siblings,
        departmentId: parent?.id ?? category.id,
        ...(await listing(db, powers, c, { categoryIds })),
      });
    })
    .get('/szukaj', async (c) => {
      const data = await listing(db, powers, c, {});
      const hits =
        data.wish.query === ''
          ? []
          : await db
              .select({ id: products.categoryId })
              .from(products)
              .where(matches(data.matching))
              .groupBy(products.categoryId)
              .limit(8);
      const inCategories =
        hits.length === 0
          ? []
          : await db
              .select()
              .from(categories)
              .where(
                inArray(
                  categories.id,
                  hits.map((one) => one.id),
                ),
              );
      return render(c, 'lista.twig', { searching: true, siblings: inCategories, ...data });
    });
