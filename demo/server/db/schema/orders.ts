/** Tables of placed orders, stored responses for repeated requests, and the shop's own settings. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Rate } from '../../money/rate';
import { products } from './catalogue';
import { carts } from './carts';
import { clients, members, traders } from './clients';

/** An address as it was when the order was placed. */
export interface OrderAddress {
  readonly name: string;
  readonly nip?: string;
  readonly street: string;
  readonly houseNo: string;
  readonly flatNo: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
  readonly phone?: string;
  readonly driverNote?: string;
}

/** Further questions with their answers, in the wording at the time of the order. */
export interface AnsweredField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The version of a consent that the buyer read, and the time at which the buyer ticked it or submitted it unticked. `value` is `1` or empty. */
  readonly version?: string;
  readonly at?: string;
  /** Id of a file; `value` is its name. */
  readonly file?: string;
}

/** What was sent at once. `line` is the place of a line in the order, from 0. */
export interface Sent {
  readonly day: string;
  readonly carrier: string;
  readonly trackingUrl?: string;
  readonly lines: readonly { readonly line: number; readonly quantity: number }[];
}

/** A message about an order; `isOwn`: from the buyer's side. */
export interface OrderMessage {
  readonly at: string;
  readonly by: string;
  readonly isOwn: boolean;
  readonly text: string;
}

/**
 * A placed order is a copy: later changes of products, prices or addresses do not affect it. One order per cart; orders of earlier years
 * have neither cart nor session, so their whole company sees them.
 */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    guid: uuid('guid').notNull().unique(),
    number: text('number').notNull().unique(),
    cartId: integer('cart_id')
      .unique()
      .references(() => carts.id),
    sessionId: text('session_id'),
    /** The buyer, if the client has members, and the space whose sessions see the order. */
    memberId: integer('member_id').references(() => members.id),
    space: text('space'),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    traderId: integer('trader_id').references(() => traders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    carrierName: text('carrier_name').notNull(),
    carrierType: text('carrier_type').notNull(),
    /** When the order comes, as promised when it was placed; unknown for earlier orders. */
    promise: text('promise'),
    carrierNet: numeric('carrier_net', { precision: 12, scale: 2 }).notNull(),
    carrierGross: numeric('carrier_gross', { precision: 12, scale: 2 }).notNull(),
    paymentName: text('payment_name').notNull(),
    paymentMethod: text('payment_method'),
    /** The kind of payment, from the payment's hook. */
    paymentHook: text('payment_hook').notNull().default(''),
    /** `none`: an order of an earlier year, whose invoice has the outstanding amount. */
    paymentState: text('payment_state', { enum: ['none', 'due', 'failed', 'paid', 'expired', 'deferred'] })
      .notNull()
      .default('none'),
    /** Time until which the order waits for its payment. */
    paymentUntil: timestamp('payment_until', { withTimezone: true }),
    projectName: text('project_name'),
    branchName: text('branch_name').notNull(),
    voucherCode: text('voucher_code'),
    /** The discount of the voucher on the goods. */
    voucherGross: numeric('voucher_gross', { precision: 12, scale: 2 }),
    totalNet: numeric('total_net', { precision: 12, scale: 2 }).notNull(),
    totalGross: numeric('total_gross', { precision: 12, scale: 2 }).notNull(),
    /** Returnable deposits, inside `totalGross` and outside VAT. */
    deposit: numeric('deposit', { precision: 12, scale: 2 }).notNull().default('0'),
    invoiceAddress: jsonb('invoice_address').$type<OrderAddress>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress>(),
    lockerCode: text('locker_code'),
    lockerAddress: text('locker_address'),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    comments: text('comments').notNull().default(''),
    extraFields: jsonb('extra_fields').$type<readonly AnsweredField[]>().notNull().default([]),
    status: text('status').notNull().default('placed'),
    deliveries: jsonb('deliveries').$type<readonly Sent[]>().notNull().default([]),
    /** Number of lines of which something is still to be sent, once something has been. */
    linesOpen: integer('lines_open'),
    messages: jsonb('messages').$type<readonly OrderMessage[]>().notNull().default([]),
    /** The outstanding gross amount of the invoice. */
    toPay: numeric('to_pay', { precision: 12, scale: 2 }).notNull().default('0'),
  },
  (table) => [
    // The lists, newest first: a session's, a member's, a company's in its space, and the orders of earlier years.
    index('orders_session').on(table.sessionId, table.createdAt, table.id),
    index('orders_member').on(table.memberId, table.space, table.clientId, table.createdAt, table.id),
    index('orders_client').on(table.clientId, table.space, table.createdAt, table.id),
    index('orders_earlier')
      .on(table.clientId, table.createdAt, table.id)
      .where(sql`${table.sessionId} is null`),
    index('orders_space').on(table.space),
    // Few orders are under way.
    index('orders_open')
      .on(table.clientId, table.createdAt)
      .where(sql`${table.status} not in ('delivered', 'cancelled')`),
    index('orders_incomplete')
      .on(table.clientId, table.createdAt)
      .where(sql`${table.linesOpen} > 0`),
    index('orders_to_pay')
      .on(table.clientId, table.createdAt)
      .where(sql`${table.toPay} > 0 or ${table.paymentState} in ('due', 'failed')`),
    // The sums that a budget and a limit need are in the index.
    index('orders_spent')
      .on(table.clientId, table.space, table.totalGross)
      .where(sql`${table.status} <> 'cancelled'`),
    index('orders_deferred')
      .on(table.clientId, table.id, table.space, table.sessionId, table.totalGross)
      .where(
        sql`${table.paymentHook} = 'manual_wire' and ${table.paymentState} = 'deferred' and ${table.status} <> 'cancelled'`,
      ),
    // Few orders wait for their payment, or have an unpaid invoice.
    index('orders_waiting')
      .on(table.paymentUntil)
      .where(sql`${table.paymentState} in ('due', 'failed')`),
    index('orders_unpaid')
      .on(table.clientId)
      .where(sql`${table.toPay} > 0`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null if the product is no longer sold. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    sku: text('sku').notNull(),
    buyerCode: text('buyer_code'),
    name: text('name').notNull(),
    categoryName: text('category_name').notNull(),
    brandName: text('brand_name').notNull(),
    unit: text('unit').notNull(),
    quantity: integer('quantity').notNull(),
    cancelled: integer('cancelled').notNull().default(0),
    priceNet: numeric('price_net', { precision: 12, scale: 2 }).notNull(),
    priceGross: numeric('price_gross', { precision: 12, scale: 2 }).notNull(),
    totalNet: numeric('total_net', { precision: 12, scale: 2 }).notNull(),
    totalGross: numeric('total_gross', { precision: 12, scale: 2 }).notNull(),
    /** Unknown for earlier orders. */
    vat: text('vat').$type<Rate>(),
    extraFields: jsonb('extra_fields').$type<readonly AnsweredField[]>().notNull().default([]),
  },
  (table) => [index('order_items_order').on(table.orderId)],
);

/** The first response to a request with an Idempotency-Key, and the request: another request with the same key is not a repetition. */
export const confirmAnswers = pgTable(
  'confirm_answers',
  {
    sessionId: text('session_id').notNull(),
    key: text('key').notNull(),
    asked: text('asked').notNull().default(''),
    answer: jsonb('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.key] })],
);

/** Facts about the database itself, for example which seed filled it. */
export const shopFacts = pgTable('shop_facts', { name: text('name').primaryKey(), value: text('value').notNull() });
