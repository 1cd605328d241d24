/** Tables of buyers: clients with their terms and people, traders, addresses, projects and the demo's visitors. */
import { boolean, index, integer, numeric, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { branches, products } from './catalogue';
import { carriers, payments } from './delivery';

export const clients = pgTable('clients', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  shopId: text('shop_id').notNull().unique(),
  name: text('name').notNull(),
  nip: text('nip').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  street: text('street').notNull(),
  houseNo: text('house_no').notNull(),
  flatNo: text('flat_no').notNull().default(''),
  zipCode: text('zip_code').notNull(),
  city: text('city').notNull(),
  voivodeship: text('voivodeship').notNull(),
  country: text('country').notNull().default('PL'),
  userType: text('user_type').$type<'company' | 'sole-trader' | 'consumer'>().notNull().default('company'),
  branchId: integer('branch_id')
    .notNull()
    .references(() => branches.id),
  isSpecialist: boolean('is_specialist').notNull().default(false),
  isTest: boolean('is_test').notNull().default(false),
  isPurchaseBlocked: boolean('is_purchase_blocked').notNull().default(false),
  /** Gross amount of overdue invoices, which blocks every order; null without any. */
  amountAfterDeadline: numeric('amount_after_deadline', { precision: 12, scale: 2 }),
  /** The merchant limit for wire transfers; all null without one. */
  limitRemaining: numeric('limit_remaining', { precision: 12, scale: 2 }),
  limitAfterDeadline: numeric('limit_after_deadline', { precision: 12, scale: 2 }),
  limitFactoring: boolean('limit_factoring').notNull().default(false),
  limitBankName: text('limit_bank_name'),
  /** Net goods value from which the courier is free; null if it never is. */
  freeDeliveryFrom: numeric('free_delivery_from', { precision: 12, scale: 2 }),
  /** Orders have an order number, a cost centre, a day and a person on site. */
  asksFurther: boolean('asks_further').notNull().default(false),
  /** The client accepts the shop's terms with each order. The cart asks for consent to offers by mail and for the purpose of the purchase. */
  asksConsents: boolean('asks_consents').notNull().default(false),
  /** Net goods value from which the client may ask for a quote; null if it never may. */
  quoteFrom: numeric('quote_from', { precision: 12, scale: 2 }),
});

/** Members of a client, each with an own login. A client without members has one buyer and no approval. */
export const members = pgTable(
  'members',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** An approver decides requests whose steps contain this member. */
    role: text('role').$type<'buyer' | 'approver'>().notNull(),
    /** Whether the member sees the orders and requests of the whole client. */
    seesCompany: boolean('sees_company').notNull().default(false),
    superiorId: integer('superior_id').references((): AnyPgColumn => members.id),
    /** Gross value up to which the member orders alone; null without a limit. */
    limitGross: numeric('limit_gross', { precision: 12, scale: 2 }),
  },
  (table) => [index('members_client').on(table.clientId)],
);

export const traders = pgTable('traders', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  shopId: text('shop_id').notNull().unique(),
  name: text('name').notNull(),
});

/** Delivery and invoice addresses. Addresses that a visitor of the demo adds belong to that session. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    sessionId: text('session_id'),
    name: text('name').notNull(),
    street: text('street').notNull(),
    houseNo: text('house_no').notNull(),
    flatNo: text('flat_no').notNull().default(''),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    post: text('post').notNull(),
    country: text('country').notNull().default('PL'),
    region: text('region').notNull().default(''),
    nip: text('nip').notNull().default(''),
    phone: text('phone').notNull().default(''),
    driverNote: text('driver_note').notNull().default(''),
  },
  (table) => [index('addresses_client').on(table.clientId)],
);

export const projects = pgTable('projects', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id),
  name: text('name').notNull(),
  identifier: text('identifier').notNull(),
});

/** What a client has agreed on for a product: its own number of it, and for how many days from today its price holds. */
export const clientProducts = pgTable(
  'client_products',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    code: text('code'),
    priceDays: integer('price_days'),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.productId] })],
);

/** The payments that a client's contract allows. */
export const clientPayments = pgTable(
  'client_payments',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.paymentId] })],
);

/** A carrier price agreed with a client, in place of the price list. */
export const clientCarriers = pgTable(
  'client_carriers',
  {
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    carrierId: integer('carrier_id')
      .notNull()
      .references(() => carriers.id),
    priceNet: numeric('price_net', { precision: 12, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.carrierId] })],
);

/** The roles of the demo. A visit starts with a copy of the prototype cart. */
export const visitors = pgTable('visitors', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  summary: text('summary').notNull(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id),
  traderId: integer('trader_id').references(() => traders.id),
  prototypeCartId: integer('prototype_cart_id').notNull(),
  memberId: integer('member_id').references(() => members.id),
});
