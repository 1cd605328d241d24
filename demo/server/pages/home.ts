/** The front page: departments, bestsellers, novelties. */
import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { priced, selectCards } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { categories, products, stock } from '../db/schema/catalogue';
import type { ShopEnv } from '../session/session';
import type { Render } from './frame';

/** The picture of each category: that of its most popular product. */
const picturesOf = (db: Db) =>
  db
    .selectDistinctOn([products.categoryId], {
      sku: products.sku,
      parentId: categories.parentId,
      categoryId: products.categoryId,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(products.categoryId, desc(products.popularity));

const onShelf = sql`exists (select 1 from ${stock} where ${stock.productId} = ${products.id} and ${stock.quantity} > 0)`;

export const homePage = (db: Db, render: Render) =>
  new Hono<ShopEnv>().get('/', async (c) => {
    const pictures = await picturesOf(db);
    const children = await db
      .select()
      .from(categories)
      .where(isNotNull(categories.parentId))
      .orderBy(asc(categories.position));
    const best = await selectCards(db).where(onShelf).orderBy(desc(products.popularity)).limit(40);
    const promoted = await selectCards(db)
      .where(eq(products.promotion, true))
      .orderBy(desc(products.popularity))
      .limit(30);
    return render(c, 'start.twig', {
      children,
      pictureOf: Object.fromEntries(pictures.map((one) => [one.parentId ?? 0, one.sku])),
      swatches: pictures.map((one) => one.sku),
      bestsellers: onePerCategory(best.map(priced)).slice(0, 10),
      promoted: onePerCategory(promoted.map(priced)).slice(0, 5),
    });
  });

/** Keeps the order, but separates products of one category as long as there are others. */
function onePerCategory<T extends { readonly categorySlug: string }>(cards: readonly T[]): T[] {
  const seen = new Set<string>();
  const first = cards.filter(({ categorySlug }) => !seen.has(categorySlug) && seen.add(categorySlug));
  return [...first, ...cards.filter((card) => !first.includes(card))];
}
