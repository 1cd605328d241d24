/** The table of named product lists for repeated orders. */
import { integer, json, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { sessions } from './carts';

/** A row as typed, looked up at each use. */
export interface ListRow {
  readonly code?: string | undefined;
  readonly gtin?: string | undefined;
  readonly name?: string | undefined;
  readonly quantity?: string | undefined;
  readonly unit?: string | undefined;
}

export const buyingLists = pgTable(
  'buying_lists',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    rows: json('rows').$type<readonly ListRow[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('buying_lists_name').on(table.sessionId, table.name)],
);
