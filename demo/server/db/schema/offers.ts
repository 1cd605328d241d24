/** Tables of offers: product lists that a trader writes for a customer, separate from the cart. */
import { integer, numeric, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { sessions } from './carts';
import { products } from './catalogue';

export const offers = pgTable('offers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  sessionId: text('session_id')
    .notNull()
    .unique()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
});

export const offerItems = pgTable(
  'offer_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: numeric('quantity', { precision: 12, scale: 3 }).notNull(),
  },
  (table) => [unique('offer_items_product').on(table.offerId, table.productId)],
);
