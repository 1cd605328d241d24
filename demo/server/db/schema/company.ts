/** Tables of a company's purchases: approval rules, budgets, held carts with their history, and the mails about them. */
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { carts } from './carts';
import { clients, members, visitors } from './clients';

/** An approval step of this client's orders, in the order of `position`. */
export const approvalRules = pgTable('approval_rules', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id),
  position: integer('position').notNull(),
  label: text('label').notNull(),
  /** Ids of the members of whom one decides; empty if the buyer's superior decides. */
  approvers: jsonb('approvers').$type<readonly number[]>().notNull().default([]),
  /** Gross value above which the step is needed; null: above the buyer's own limit, or the budget. */
  above: numeric('above', { precision: 12, scale: 2 }),
  /** Whether an approver may decide their own order. */
  allowsOwn: boolean('allows_own').notNull().default(false),
});

/** Gross amounts; `spent` is the amount of purchases outside the shop. */
export const budgets = pgTable('budgets', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  clientId: integer('client_id')
    .notNull()
    .references(() => clients.id),
  label: text('label').notNull(),
  amount: numeric('amount', { precision: 12, scale: 2 }).notNull(),
  spent: numeric('spent', { precision: 12, scale: 2 }).notNull().default('0'),
});

export type HeldKind = 'approval' | 'quote';
/** `required` and `offered`: withdrawn; the owner may start again. */
export type HeldState =
  | 'required'
  | 'offered'
  | 'waiting'
  | 'rejected'
  | 'approved'
  | 'asked'
  | 'answered'
  | 'declined'
  | 'ordered';

/** A step of a request: the rule at the time of sending, and the decision. */
export interface HeldStep {
  readonly label: string;
  readonly who: readonly number[];
  readonly allowsOwn: boolean;
  readonly by?: number;
  readonly at?: string;
}

/** A process of a held cart at its own URL. A quote that needs approval has one process of each kind. */
export const heldCarts = pgTable(
  'held_carts',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<HeldKind>().notNull(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    space: text('space').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => members.id),
    number: text('number').notNull(),
    state: text('state').$type<HeldState>().notNull(),
    steps: jsonb('steps').$type<readonly HeldStep[]>().notNull().default([]),
    /** Index of the current step. */
    step: integer('step').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** The last day of the request, or of the offered prices. */
    until: date('until'),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.kind] }), index('held_carts_space').on(table.space)],
);

export type EventName = 'sent' | 'approved' | 'rejected' | 'withdrawn' | 'note' | 'answered' | 'declined' | 'ordered';

/** The history of a process. Rows are added, never changed. */
export const heldEvents = pgTable(
  'held_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<HeldKind>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The person's name at that time. */
    by: text('by').notNull(),
    what: text('what').$type<EventName>().notNull(),
    text: text('text').notNull().default(''),
  },
  (table) => [index('held_events_cart').on(table.cartId)],
);

/** Mails that a shop would send; the demo shows them at /poczta. */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    space: text('space').notNull(),
    /** The recipient: the visitor of the demo who opens the link. */
    visitorId: integer('visitor_id')
      .notNull()
      .references(() => visitors.id),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** A path of the shop, without a token. */
    url: text('url').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mails_space').on(table.space)],
);
