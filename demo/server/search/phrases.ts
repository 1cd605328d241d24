/** Phrases for an autocomplete field by index: brands, categories, or beginnings of product names. */
import { sql } from 'drizzle-orm';
import { literal, plain } from '../catalogue/haystack';
import type { Db } from '../db/open';
import { rowsOf } from '../db/rows';

const MOST_LETTERS = 200;

const INDEXES = {
  products: sql`select distinct array_to_string((string_to_array(name, ' '))[1:3], ' ') as key, shop_fold(name) as folded from products`,
  brands: sql`select name as key, shop_fold(name) as folded from brands`,
  categories: sql`select name as key, shop_fold(name) as folded from categories`,
};

/** Phrases that contain every word, those that start with the phrase first. An unknown index has no phrases. */
export async function findPhrases(db: Db, index: string, phrase: string, size: number): Promise<readonly string[]> {
  const words = plain(phrase.slice(0, MOST_LETTERS)).split(' ').filter(Boolean);
  if (words.length === 0 || !Object.hasOwn(INDEXES, index)) return [];
  const holds = words.map((word) => sql`shop_fold(key) like ${`%${literal(word)}%`}`);
  const starts = sql`(shop_fold(key) like ${`${literal(words.join(' '))}%`})::int`;
  const result = await db.execute<{ key: string }>(
    sql`select key from (${INDEXES[index as keyof typeof INDEXES]}) phrases where ${sql.join(holds, sql` and `)}
      group by key order by ${starts} desc, count(*) desc, key limit ${size}`,
  );
  return rowsOf<{ key: string }>(result).map(({ key }) => key);
}
