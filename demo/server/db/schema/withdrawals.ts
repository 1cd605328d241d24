/** Table of received withdrawals, each with its receipt. */
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** `key` identifies a repetition from any session, since a withdrawal requires no login. */
export const withdrawals = pgTable('withdrawals', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  key: text('key').notNull().unique(),
  /** The received body: another body with the same key is not a repetition. */
  body: text('body').notNull(),
  contract: text('contract').notNull(),
  email: text('email').notNull(),
  statement: text('statement').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});
