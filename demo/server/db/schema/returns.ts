/** Tables of returns and complaints, and of their lines; their photos are among the uploads. */
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orderItems, orders } from './orders';

type Answers = Readonly<Record<string, string>>;

export const returns = pgTable(
  'returns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Name of the person who filed it. */
    by: text('by').notNull(),
    status: text('status', { enum: ['received', 'accepted', 'rejected', 'settled'] })
      .notNull()
      .default('received'),
    answers: jsonb('answers').$type<Answers>().notNull(),
    note: text('note').notNull(),
  },
  (table) => [index('returns_order').on(table.orderId)],
);

export const returnItems = pgTable(
  'return_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    photos: jsonb('photos').$type<readonly string[]>().notNull(),
  },
  (table) => [index('return_items_return').on(table.returnId)],
);
