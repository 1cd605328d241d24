/** Indexes for the search of orders, if the server has the extension. Without it the search reads all lines. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';

/** The symbols and the name of a line as one text in lower case: a query, which is one line, never matches across them. */
const WORDS = "lower(sku || chr(10) || name || chr(10) || coalesce(buyer_code, ''))";
/** In the words of the index of lines. */
export const LINE_WORDS = sql.raw(WORDS);

const INDEXES = [
  'create extension if not exists pg_trgm with schema public',
  // Of an earlier version, without the buyer's symbols.
  'drop index if exists order_items_words',
  `create index if not exists order_items_codes on order_items using gin (${WORDS} public.gin_trgm_ops)`,
  'create index if not exists orders_number_words on orders using gin (number public.gin_trgm_ops)',
];

/** Safe to run at every start. */
export async function prepareOrderSearch(db: Db): Promise<void> {
  try {
    for (const statement of INDEXES) await db.execute(sql.raw(statement));
  } catch (error) {
    console.warn('The search of orders has no index:', error instanceof Error ? error.message : error);
  }
}
