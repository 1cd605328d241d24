/** The filters of a list of orders: by state with counts, and by year. Requests have no state to filter by. */
import { and, gt, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { heldCarts } from '../db/schema/company';
import { orders } from '../db/schema/orders';
import { NONE, type View } from './views';

export interface Filters {
  readonly state?: string | undefined;
  readonly period?: string | undefined;
}

/** What a list's statement counts, by state; the years of its orders; whether it has more than one entry without filters. */
export interface Counted {
  readonly counts: Readonly<Record<string, number>>;
  readonly years: readonly string[];
  readonly isLong: boolean;
}

const states: Readonly<Record<string, SQL | undefined>> = {
  all: undefined,
  open: notInArray(orders.status, ['delivered', 'cancelled']),
  incomplete: gt(orders.linesOpen, 0),
  to_pay: or(gt(orders.toPay, '0'), inArray(orders.paymentState, ['due', 'failed'])),
};
const ALL = 'all';

export const stateOf = ({ state = ALL }: Filters): string => (Object.hasOwn(states, state) ? state : ALL);
const periodOf = ({ period = ALL }: Filters): string => (/^[1-9]\d{3}$/.test(period) ? period : ALL);

/** Whether the list is of all years. */
export const isWhole = (filters: Filters): boolean => periodOf(filters) === ALL;

/** The begin of a year in Warsaw. Years are ranges, because an index serves those. */
const yearFrom = (year: string | number) => sql`(${`${year}-01-01`}::timestamp at time zone 'Europe/Warsaw')`;
const inYear = (at: PgColumn, year: string): SQL =>
  sql`(${at} >= ${yearFrom(year)} and ${at} < ${yearFrom(Number(year) + 1)})`;

/** The part of a list that the filters leave. */
export function filtered(view: View, filters: Filters): View {
  const [state, period] = [stateOf(filters), periodOf(filters)];
  const inPeriod = (at: PgColumn) => (period === ALL ? undefined : inYear(at, period));
  return {
    ...view,
    orders: view.orders.map((one) => and(one, states[state], inPeriod(orders.createdAt))),
    held: state === ALL ? and(view.held, inPeriod(heldCarts.sentAt)) : NONE,
  };
}

/** The list as each state would show it, within the current year. */
export const byState = (view: View, filters: Filters): Readonly<Record<string, View>> =>
  Object.fromEntries(Object.keys(states).map((state) => [state, filtered(view, { ...filters, state })]));

/** The choices on the wire, each state with the count of the current year; none for a list of one order or of requests alone. */
export const filtersOf = (view: View, filters: Filters, { counts, years, isLong }: Counted) =>
  view.orders.length === 0 || !isLong
    ? {}
    : {
        // A company whose orders always came at once has no such choice.
        states: Object.entries(counts)
          .filter(([key, count]) => key !== 'incomplete' || count > 0 || key === stateOf(filters))
          .map(([key, count]) => ({ key, count })),
        state: stateOf(filters),
        periods: [{ key: ALL, label: 'Od początku' }, ...years.map((key) => ({ key }))],
        period: periodOf(filters),
      };
