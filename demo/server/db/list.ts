/** Loads rows of several tables with one statement: each list is a JSON column, converted to the rows that `select` returns. */
import { getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

type Fields = Readonly<Record<string, Column | SQL>>;

/** JSON numbers would lose the zeros of an amount: numerics travel as text, like from the driver. */
const valueOf = (field: Column | SQL): SQL =>
  'getSQLType' in field && field.getSQLType().startsWith('numeric') ? sql`${field}::text` : sql`${field}`;

/** The fields of all rows of `from` (tables, joins, a condition), in this order. */
export function listOf<Fetched extends Fields>(
  fields: Fetched,
  from: SQL,
  order: Column | SQL,
): SQL<SelectResultFields<Fetched>[]> {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${valueOf(field)}`);
  const row = sql`json_build_object(${sql.join(pairs, sql`, `)})`;
  // Nested, because drizzle removes table names from the columns of an outer expression.
  return sql`${sql`(select coalesce(json_agg(${row} order by ${order}), '[]'::json) from ${from})`}`;
}

/** Whole rows of one table. */
export const rowsIn = <Table extends PgTable>(table: Table, where: SQL | undefined, order: Column | SQL) =>
  listOf(getTableColumns(table), where === undefined ? sql`${table}` : sql`${table} where ${where}`, order) as SQL<
    Table['$inferSelect'][]
  >;

/** Columns with aliases equal to their keys, for a statement whose result drizzle does not map. */
export const named = <Columns extends Readonly<Record<string, SQL>>>(columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.as(name)])) as unknown as Columns;
