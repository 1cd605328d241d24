/** Decides how products, categories and articles are looked up for suggestions, the search page and listings. */
import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import { plain } from '../catalogue/haystack';
import { priced, selectCards } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { categories, products } from '../db/schema/catalogue';
import { contents } from '../db/schema/contents';
import { allFound, forgiven, productMatch, wordsOf } from './match';
import type { SearchPowers } from './prepare';

const counted = (db: Db, table: typeof products | typeof contents, where: SQL): Promise<number> =>
  db.$count(table, where);

/** Typos are looked for only where the words as typed find nothing: who types well is not shown guesses. */
export async function productWhere(db: Db, phrase: string, powers: SearchPowers) {
  const words = wordsOf(phrase);
  const exact = productMatch(words);
  const total = await counted(db, products, exact.where);
  if (total > 0 || !powers.trigrams) return { ...exact, total };
  const match = productMatch(await forgiven(db, words));
  return { ...match, total: await counted(db, products, match.where) };
}

/** A page of products for a phrase, best first, and how many there are. */
export async function findProducts(db: Db, phrase: string, powers: SearchPowers, limit: number, offset = 0) {
  if (wordsOf(phrase).length === 0) return { cards: [], total: 0 };
  const { where, score, total } = await productWhere(db, phrase, powers);
  const cards = await selectCards(db)
    .where(where)
    .orderBy(desc(score), desc(products.popularity), asc(products.id))
    .limit(limit)
    .offset(offset);
  return { cards: cards.map(priced), total };
}

/** Short texts for the results of these products. */
export async function descriptionsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, description: products.description })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, description }) => [id, description]));
}

/** Categories whose name holds every word. There are few, so they are compared here. */
export async function findCategories(db: Db, phrase: string, limit: number) {
  const words = wordsOf(phrase);
  const all = await db.select().from(categories).orderBy(asc(categories.position));
  return all.filter(({ name }) => words.every(({ typed }) => plain(name).includes(typed))).slice(0, limit);
}

/** A page of articles, those with the words in their title first. */
export async function findContents(db: Db, phrase: string, powers: SearchPowers, limit: number, offset: number) {
  const words = wordsOf(phrase);
  if (words.length === 0) return { articles: [], total: 0 };
  const column = sql`contents.search_text`;
  let where = allFound(column, words);
  let total = await counted(db, contents, where);
  if (total === 0 && powers.trigrams) {
    where = allFound(column, await forgiven(db, words));
    total = await counted(db, contents, where);
  }
  const articles = await db
    .select()
    .from(contents)
    .where(where)
    .orderBy(desc(allFound(sql`shop_fold(contents.title)`, words)), asc(contents.id))
    .limit(limit)
    .offset(offset);
  return { articles, total };
}
