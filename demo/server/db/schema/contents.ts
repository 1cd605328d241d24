/** The table of articles, the "contents" of the site search. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const contents = pgTable('contents', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  body: text('body').notNull(),
});
