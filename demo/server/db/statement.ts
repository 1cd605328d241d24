/** Builds a long statement once and prepares it once per connection: both take longer than running it. */
import { fillPlaceholders, sql, type SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './open';
import { rowsOf } from './rows';

const dialect = new PgDialect();
const statements = new Map<string, string>();

/** PGlite's client cannot name a statement; SQL can. */
const isEmbedded = (db: Db): boolean => 'exec' in (db._.session as unknown as { readonly client: object }).client;

/** Called once the tables are there. A server's connections prepare a statement when it is first run. */
export async function prepareStatements(db: Db): Promise<void> {
  if (!isEmbedded(db)) return;
  for (const [name, text] of statements) await db.execute(sql.raw(`prepare ${name} as ${text}`));
}

/** Runs a statement with placeholders (`sql.placeholder`). The name must be unique in the shop. */
export function prepared<Row>(name: string, statement: SQLWrapper) {
  const query = dialect.sqlToQuery(statement.getSQL());
  statements.set(name, query.sql);
  return async (db: Db, values: Readonly<Record<string, unknown>>): Promise<readonly Row[]> => {
    if (!isEmbedded(db))
      return rowsOf<Row>(await db._.session.prepareQuery(query, undefined, name, false).execute(values));
    const given = fillPlaceholders(query.params, values).map((value) => sql`${value}`);
    const args = given.length === 0 ? sql`` : sql`(${sql.join(given, sql`, `)})`;
    return rowsOf<Row>(await db.execute(sql`execute ${sql.raw(name)}${args}`.inlineParams()));
  };
}
