/** Decides what the database needs for searching: folded text beside each product, its indexes, and the extensions where they can be had. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';

/** What this database can do. Without trigrams a search finds no typos, all else works. */
export interface SearchPowers {
  readonly unaccent: boolean;
  readonly trigrams: boolean;
}

/** A server may lack the contrib package, and a role may lack the right to create. */
async function extension(db: Db, name: 'unaccent' | 'pg_trgm'): Promise<boolean> {
  try {
    await db.execute(sql.raw(`create extension if not exists ${name} with schema public`));
    return true;
  } catch (error) {
    console.warn(`The search does without ${name}:`, error instanceof Error ? error.message : error);
    return false;
  }
}

const ACCENTED = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžäöüâ';
const PLAIN = 'acelnoszzACELNOSZZacdeeinrstuuyzaoua';

/** Lower case, no accents, × as x, ordinary spaces. Immutable, so that columns and indexes may be made of it. */
const foldFunction = (unaccent: boolean): string => {
  const unified = "replace(replace(value, '×', 'x'), chr(160), ' ')";
  const folded = unaccent
    ? `public.unaccent('public.unaccent'::regdictionary, ${unified})`
    : `translate(${unified}, '${ACCENTED}', '${PLAIN}')`;
  return `create or replace function shop_fold(value text) returns text language sql immutable strict parallel safe as $$ select lower(${folded}) $$`;
};

/** The vocabulary is what a mistyped word is compared with: far quicker than every product's whole text. It is read anew at each start. */
const TRIGRAMS = [
  'create index if not exists products_search_text on products using gin (search_text gin_trgm_ops)',
  `create materialized view if not exists search_words as select distinct word from (
    select regexp_split_to_table(search_text, '[^a-z0-9]+') as word from products
    union select regexp_split_to_table(search_text, '[^a-z0-9]+') from contents) words where length(word) >= 4`,
  'refresh materialized view search_words',
];

/** May run again at every start, and beside another start: what is there stays. */
export async function prepareSearch(db: Db): Promise<SearchPowers> {
  const powers = { unaccent: await extension(db, 'unaccent'), trigrams: await extension(db, 'pg_trgm') };
  await db.execute(sql.raw(foldFunction(powers.unaccent)));
  const columns = [
    ['products', 'search_name', 'shop_fold(name)'],
    ['products', 'search_sku', 'shop_fold(sku)'],
    ['products', 'search_text', "shop_fold(haystack || ' ' || description)"],
    ['contents', 'search_text', "shop_fold(title || ' ' || summary || ' ' || body)"],
  ] as const;
  for (const [table, column, made] of columns) {
    await db.execute(
      sql.raw(`alter table ${table} add column if not exists ${column} text generated always as (${made}) stored`),
    );
  }
  await db.execute(sql.raw('create index if not exists products_search_sku on products (search_sku text_pattern_ops)'));
  if (powers.trigrams) {
    for (const statement of TRIGRAMS) await db.execute(sql.raw(statement));
  }
  return powers;
}
