/** Finds products, categories and articles for suggestions, the search page and listings. */
import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Sort } from '../../../src/search/schema';
import { idOfGtin } from '../catalogue/gtin';
import { priced, selectCards, type Priced } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { categories, products } from '../db/schema/catalogue';
import { contents } from '../db/schema/contents';
import { matches, containsTerms, RANKED, score } from './match';
import type { SearchPowers } from './prepare';
import { rowsOf } from '../db/rows';
import { searchedAs, understand, type ParsedQuery } from './understand';

export interface SearchOptions {
  readonly offset?: number;
  /** Searches the phrase as typed, without corrections. */
  readonly literal?: boolean | undefined;
  /** Further conditions for the products. */
  readonly filter?: SQL | undefined;
  readonly sort?: Sort | undefined;
}

const SORTED: Record<Exclude<Sort, 'relevance'>, SQL> = {
  price_asc: asc(products.priceNet),
  price_desc: desc(products.priceNet),
  name: asc(products.name),
};

/**
 * A term with many matches is read from the index of weights in order; a term with few matches is filtered first and sorted then. `+ 0`
 * prevents the index, whatever the planner estimates.
 */
const COMMON = 20_000;

const countOf = async (db: Db, where: SQL): Promise<number> => {
  const counted = await db.execute(sql`select count(*)::int as total from search_documents where ${where}`);
  return rowsOf<{ total: number }>(counted)[0]!.total;
};

/** A query with results: if all words together have none, drops one word, the last one first. */
async function understood(db: Db, phrase: string, { words }: SearchPowers, isLiteral: boolean) {
  const read = understand(phrase, words, isLiteral);
  const scanned = idOfGtin(phrase);
  if (scanned !== undefined) return { read, where: sql`id = ${scanned}`, total: 1 };
  const where = matches(read);
  if (where === undefined) return undefined;
  const total = await countOf(db, where);
  if (total > 0 || isLiteral || read.terms.length < 2) return { read, where, total };
  for (let left = read.terms.length - 1; left >= 0; left -= 1) {
    const terms = read.terms.filter((_, index) => index !== left);
    const fewer: ParsedQuery = {
      terms,
      code: undefined,
      corrected: searchedAs(terms, phrase),
    };
    const narrowed = matches(fewer)!;
    const some = await countOf(db, narrowed);
    if (some > 0) return { read: fewer, where: narrowed, total: some };
  }
  return { read, where, total };
}

/** The products of a phrase, for a listing. Undefined for a phrase without search terms. */
export async function productWhere(db: Db, phrase: string, powers: SearchPowers, literal = false) {
  const one = await understood(db, phrase, powers, literal);
  if (one === undefined) return undefined;
  const where = sql`${products.id} in (select search_documents.id from search_documents where ${one.where})`;
  return { where, corrected: one.read.corrected };
}

/** Cards in the order of the ids. */
async function cardsOf(db: Db, ids: readonly number[]): Promise<readonly Priced[]> {
  if (ids.length === 0) return [];
  const cards = await selectCards(db).where(inArray(products.id, [...ids]));
  return cards.map(priced).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** A page of products for a phrase, best first, their number, and the searched phrase if it differs. */
export const findProducts = (
  db: Db,
  phrase: string,
  powers: SearchPowers,
  limit: number,
  options: SearchOptions = {},
) =>
  db.transaction(async (tx) => {
    // Planner settings for these queries: comparing every document takes four times as long as the word index, and parallel workers cost
    // more than they save.
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    );
    return pageOf(tx, phrase, powers, limit, options);
  });

async function pageOf(db: Db, phrase: string, powers: SearchPowers, limit: number, options: SearchOptions) {
  const { offset = 0, literal = false, filter, sort = 'relevance' } = options;
  const one = await understood(db, phrase, powers, literal);
  if (one === undefined) return { cards: [], total: 0, corrected: undefined };
  const { read, where } = one;
  const matching =
    filter === undefined ? where : sql`${where} and id in (select products.id from products where ${filter})`;
  const total = filter === undefined ? one.total : await countOf(db, matching);
  const rows =
    sort === 'relevance'
      ? sql`select id from (select id, code, head, vector, weight from search_documents where ${matching}
          order by ${total > COMMON ? sql`weight` : sql`weight + 0`} desc, id limit ${Math.max(RANKED, offset + limit)}) best
          order by ${score(read)} desc, weight desc, id`
      : sql`select products.id from products join (select id as found from search_documents where ${matching}) kept on found = products.id
          order by ${SORTED[sort]}, products.id`;
  const ids = total === 0 ? [] : rowsOf<{ id: number }>(await db.execute(sql`${rows} limit ${limit} offset ${offset}`));
  return {
    cards: await cardsOf(
      db,
      ids.map(({ id }) => id),
    ),
    total,
    corrected: read.corrected,
  };
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

/** Categories whose names contain every word, the shortest names first. */
export async function findCategories(db: Db, phrase: string, powers: SearchPowers, limit: number, literal = false) {
  const where = containsTerms(sql`categories.name`, understand(phrase, powers.words, literal));
  if (where === undefined) return [];
  const shortest = asc(sql`length(${categories.name})`);
  return db.select().from(categories).where(where).orderBy(shortest, asc(categories.position)).limit(limit);
}

/** A page of articles, those with the words in their title first. The articles are few, so their words are computed on demand. */
export async function findContents(
  db: Db,
  phrase: string,
  powers: SearchPowers,
  limit: number,
  offset: number,
  literal = false,
) {
  const read = understand(phrase, powers.words, literal);
  const where = containsTerms(sql`title || ' ' || summary || ' ' || body`, read);
  if (where === undefined) return { articles: [], total: 0 };
  const articles = await db
    .select()
    .from(contents)
    .where(where)
    .orderBy(desc(containsTerms(sql`title`, read)!), asc(contents.id))
    .limit(limit)
    .offset(offset);
  return { articles, total: await db.$count(contents, where) };
}
