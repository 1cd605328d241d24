/** Builds a long statement once and prepares it once per connection: both take longer than running it. */
import type { SQLWrapper } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './open';
import { rowsOf } from './rows';

const dialect = new PgDialect();

/** Runs a statement with placeholders (`sql.placeholder`). The name must be unique in the shop. */
export function prepared<Row>(name: string, statement: SQLWrapper) {
  const query = dialect.sqlToQuery(statement.getSQL());
  return async (db: Db, values: Readonly<Record<string, unknown>>): Promise<readonly Row[]> => {
    return rowsOf<Row>(await db._.session.prepareQuery(query, undefined, name, false).execute(values));
  };
}
