/** Measures the shop's search: suggestions and the first page of results on PostgreSQL, compared with a plain ILIKE. */
import { sql } from 'drizzle-orm';
import { openDb, type Db } from '../../../demo/server/db/open';
import { findCategories, findProducts } from '../../../demo/server/search/find';
import { prepareSearch } from '../../../demo/server/search/prepare';
import { rowsOf } from '../../../demo/server/db/rows';
import { seedContents } from '../../../demo/server/search/seed-contents';
import { seed } from '../../../demo/server/seed/seed';
import { createDatabase } from '../../fixtures/database';
import { startPostgres } from '../../fixtures/postgres';
import { queries } from '../../server/search/queries';
import type { Case } from '../runner/case';
import type { Row } from '../runner/rows';
import { percentile } from '../runner/statistics';

const SIZES = [2000, 200_000] as const;
/** The highest 95th percentile that buyers do not notice as waiting. */
const MAX_P95_MS = 50;

/** Multiplies the seed's products; each copy has another series in its name. */
async function grow(db: Db, times: number): Promise<void> {
  await db.execute(sql`insert into products (sku, slug, name, description, category_id, brand_id, unit_id, content_unit_id, is_package,
      pack_size, price_net, minimal_price_net, vat, min_quantity, step_quantity, on_request, popularity, details, look, haystack)
    select sku || '-' || n, slug || '-' || n, name || ' ' || initcap(chr(97 + n % 26) || chr(97 + (n * 7) % 26) || 'ar' || chr(97 + (n / 26) % 26) || 'on'),
      description, category_id, brand_id, unit_id, content_unit_id, is_package, pack_size, price_net, minimal_price_net, vat, min_quantity,
      step_quantity, on_request, (popularity * 31 + n * 17) % 1000, details, look, haystack
    from products, generate_series(1, ${times}::int) n`);
  await db.execute(
    sql`insert into stock select id, 1 + id % 6, id % 40 from products p where not exists (select 1 from stock s where s.product_id = p.id)`,
  );
  for (const table of ['products', 'stock']) await db.execute(sql.raw(`vacuum analyze ${table}`));
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const p95 = (values: readonly number[]): number => percentile(values, 0.95);
const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** The simplest search of a shop: each word anywhere in the name or the SKU, with the count of the results. */
async function searchWithIlike(db: Db, phrase: string): Promise<unknown> {
  const words = phrase.split(/\s+/).map((word) => sql`(name ilike ${`%${word}%`} or sku ilike ${`%${word}%`})`);
  const where = sql.join(words, sql` and `);
  await db.execute(sql`select count(*) from products where ${where}`);
  return rowsOf(await db.execute(sql`select id, name from products where ${where} order by popularity desc limit 8`));
}

async function measured(db: Db, what: string): Promise<readonly Row[]> {
  const vocabulary = await prepareSearch(db);
  const suggest: number[] = [];
  const search: number[] = [];
  const like: number[] = [];
  for (const round of [0, 1, 2]) {
    for (const [phrase] of queries) {
      const times = [
        await timed(async () => {
          await findProducts(db, phrase, vocabulary, 8);
          await findCategories(db, phrase, vocabulary, 4);
        }),
        await timed(() => findProducts(db, phrase, vocabulary, 25)),
      ] as const;
      // The first round warms up query plans and caches.
      if (round === 0) continue;
      suggest.push(times[0]);
      search.push(times[1]);
    }
  }
  // Measured alone: it reads the whole table, and would evict the others' data from the server's memory.
  for (const [phrase] of queries) like.push(await timed(() => searchWithIlike(db, phrase)));
  const row = (name: string, values: readonly number[]): Row => ({
    what: `${name}, ${what}, p95 of ${values.length}`,
    ours: ms(p95(values)),
    against: `ILIKE ${ms(p95(like))}`,
    measured: `${(p95(values) / p95(like)).toFixed(2)} ×`,
    goal: `< ${MAX_P95_MS} ms`,
    isMet: p95(values) < MAX_P95_MS,
  });
  return [row('eight suggestions with categories', suggest), row('25 results', search)];
}

export const searchServer: Case = {
  name: 'search-server',
  title: 'The shop’s search on PostgreSQL',
  measures: ['demo/server/search', 'demo/server/db'],
  how: `The queries of test/server/search/queries.ts on a server of PostgreSQL: matching, counting and ranking, with the cards; and
beside it \`ILIKE '%word%'\` for each word with a count, which finds neither forms nor typos, codes or synonyms. 200,000 products are the seed's hundredfold.`,
  async measure() {
    const server = await startPostgres();
    const rows: Row[] = [];
    try {
      for (const size of SIZES) {
        const { url, drop } = await createDatabase(server.url);
        const { db, close } = await openDb({ url });
        try {
          await seed(db);
          await seedContents(db);
          if (size > SIZES[0]) await grow(db, size / SIZES[0] - 1);
          rows.push(...(await measured(db, `${size.toLocaleString('en')} products`)));
        } finally {
          await close();
          await drop();
        }
      }
    } finally {
      server.stop();
    }
    return rows;
  },
  notes: ['Facets are counted for the whole listing, as before, and are not in these figures.'],
};
