/** Suggestions for an empty search box: bestsellers, and the phrases that find most of them. */
import { asc, desc, gt, sql } from 'drizzle-orm';
import { priced, selectCards, inStock } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { products } from '../db/schema/catalogue';
import { rowsOf } from '../db/rows';

const MAX_PHRASES = 6;

/** A phrase's popularity is that of its products: the first word of their names, and their most common brand. */
const KINDS = sql`select split_part(replace(name, chr(160), ' '), ' ', 1) as text from products
  group by 1 order by sum(popularity) desc, 1 limit ${MAX_PHRASES}`;

export async function findPopular(db: Db) {
  const cards = await selectCards(db)
    .where(gt(inStock, 0))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(MAX_PHRASES);
  const queries = rowsOf<{ text: string }>(await db.execute(KINDS)).map(({ text }) => text.toLowerCase());
  return { queries, cards: cards.map(priced) };
}
