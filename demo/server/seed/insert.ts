/** The number of rows per INSERT of the seed. */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open';

/** Inserts in groups of a hundred rows; PostgreSQL allows 65,535 parameters per statement. */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const size = Math.floor(30_000 / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let from = 0; from < rows.length; from += size)
    await db.insert(table).values(rows.slice(from, from + size) as never);
}
