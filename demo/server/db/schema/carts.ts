/** Tables of sessions, carts with their lines, and favourites. */
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { branches, products } from './catalogue';
import { addresses, clients, projects, traders, visitors } from './clients';
import { carriers, paymentMethods, payments } from './delivery';

/** Voucher codes with a percentage off all goods. */
export const vouchers = pgTable('vouchers', { code: text('code').primaryKey(), percent: integer('percent').notNull() });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    visitorId: integer('visitor_id')
      .notNull()
      .references(() => visitors.id),
    /** Sessions of one space see each other's requests and quotes: the demo's buyer and approver, in two browsers. */
    space: text('space').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** Time of the last use, precise to a day. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sessions_used').on(table.usedAt)],
);

/** `status`: prototype (copied for each visit), open (one per session), held (a request or a quote, without a session), ordered. Children have a `parentId`. */
export const carts = pgTable(
  'carts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    status: text('status').$type<'prototype' | 'open' | 'held' | 'ordered'>().notNull(),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id'),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    traderId: integer('trader_id').references(() => traders.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    name: text('name').notNull(),
    isMaster: boolean('is_master').notNull().default(false),
    isAbrys: boolean('is_abrys').notNull().default(false),
    abrysId: integer('abrys_id'),
    abrysConfigUrl: text('abrys_config_url'),
    paymentInit: boolean('payment_init').notNull().default(false),
    carrierId: integer('carrier_id').references(() => carriers.id),
    /** Net carrier prices that a trader set for this cart, by carrier id; otherwise the client's or the list price applies. */
    carrierPrices: jsonb('carrier_prices').$type<Readonly<Record<string, string>>>().notNull().default({}),
    paymentId: integer('payment_id').references(() => payments.id),
    paymentMethodId: text('payment_method_id').references(() => paymentMethods.id),
    projectId: integer('project_id').references(() => projects.id),
    invoiceAddressId: integer('invoice_address_id').references(() => addresses.id),
    deliveryAddressId: integer('delivery_address_id').references(() => addresses.id),
    inpostCode: text('inpost_code'),
    inpostStreet: text('inpost_street'),
    inpostBuildingNumber: text('inpost_building_number'),
    inpostFlatNumber: text('inpost_flat_number'),
    inpostCity: text('inpost_city'),
    inpostProvince: text('inpost_province'),
    inpostPostCode: text('inpost_post_code'),
    inpostEmail: text('inpost_email'),
    inpostPhone: text('inpost_phone'),
    clientComments: text('client_comments').notNull().default(''),
    /** The buyer's values of further fields, by name. */
    extraFields: jsonb('extra_fields').$type<Readonly<Record<string, string>>>().notNull().default({}),
    voucherCode: text('voucher_code').references(() => vouchers.code),
    /** Carriers that no longer deliver to this client's address. */
    withdrawnCarriers: jsonb('withdrawn_carriers').$type<readonly number[]>().notNull().default([]),
    /** Number of responses with this cart, counted while scripted changes are pending. */
    answers: integer('answers').notNull().default(0),
  },
  (table) => [index('carts_session').on(table.sessionId), index('carts_parent').on(table.parentId)],
);

/**
 * Net prices of one unit of sale. A line has its product's current price, unless the cart has another list price (`originalNet`) or a
 * trader has set one (`priceNet`).
 */
export const cartItems = pgTable(
  'cart_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    originalNet: numeric('original_net', { precision: 12, scale: 2 }),
    priceNet: numeric('price_net', { precision: 12, scale: 2 }),
    extraFields: jsonb('extra_fields').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The line as it was sent for approval or for a quote. */
    wasNet: numeric('was_net', { precision: 12, scale: 2 }),
    wasQuantity: integer('was_quantity'),
    wasName: text('was_name'),
    /** What the buyer proposed when asking for a quote. */
    wishedNet: numeric('wished_net', { precision: 12, scale: 2 }),
  },
  (table) => [uniqueIndex('cart_items_product').on(table.cartId, table.productId)],
);

/**
 * Scripted changes to a cart between two requests: a price rises, the stock shrinks (0: the line is removed), a carrier is withdrawn. Due
 * after this number of responses; null: while the order is being placed.
 */
export const scriptedChanges = pgTable(
  'cart_turns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    afterAnswers: integer('after_answers'),
    productId: integer('product_id').references(() => products.id),
    priceNet: numeric('price_net', { precision: 12, scale: 2 }),
    quantity: integer('quantity'),
    carrierId: integer('carrier_id').references(() => carriers.id),
  },
  (table) => [index('cart_turns_cart').on(table.cartId)],
);

export const favourites = pgTable(
  'favourites',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.productId] })],
);
