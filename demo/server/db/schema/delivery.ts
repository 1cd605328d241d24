/** Tables of carriers, payments, instant-payment methods and their combinations. */
import { boolean, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** `type` is the contract's carrier type: courier, parcelLocker, pickup or transportShop. */
export const carriers = pgTable('carriers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  priceNet: numeric('price_net', { precision: 12, scale: 2 }).notNull(),
  position: integer('position').notNull(),
});

export const payments = pgTable('payments', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  hookName: text('hook_name'),
  isInstant: boolean('is_instant').notNull().default(false),
  position: integer('position').notNull(),
});

export const paymentMethods = pgTable('payment_methods', {
  id: text('id').primaryKey(),
  paymentId: integer('payment_id')
    .notNull()
    .references(() => payments.id),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

/** The payments that a carrier accepts. */
export const carrierPayments = pgTable(
  'carrier_payments',
  {
    carrierId: integer('carrier_id')
      .notNull()
      .references(() => carriers.id),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
  },
  (table) => [primaryKey({ columns: [table.carrierId, table.paymentId] })],
);
