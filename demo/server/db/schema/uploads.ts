/** The table of files that buyers have sent for their orders. */
import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { carts, sessions } from './carts';
import { orders } from './orders';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** `cartId`: the cart that has the file as the value of its field. A file of no cart and no order is deleted after a day. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    cartId: integer('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    orderId: integer('order_id').references(() => orders.id),
    /** Name of the further field. */
    field: text('field').notNull(),
    /** As the buyer named it, with the ending of its type. */
    name: text('name').notNull(),
    /** By its first bytes. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    content: bytea('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('uploads_session').on(table.sessionId),
    index('uploads_cart').on(table.cartId),
    index('uploads_order').on(table.orderId),
    index('uploads_created').on(table.createdAt),
  ],
);
