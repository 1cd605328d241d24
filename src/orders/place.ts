/** Decides which page of the orders is shown, how that stands in the page's query, and how many pages there are. */
import type { Place } from './api';
import type { OrdersAnswer } from './schema';

/** Names of their own: a page may have a search besides. */
const QUERY = 'orders-query';
const PAGE = 'orders-page';

/** In the address pages count from 1, as people do. */
export function readPlace(params: URLSearchParams): Place {
  const page = Number(params.get(PAGE) ?? 1) - 1;
  return { query: (params.get(QUERY) ?? '').trim(), page: Number.isSafeInteger(page) && page > 0 ? page : 0 };
}

/** What is usual is left out. */
export function writePlace({ query, page }: Place, params: URLSearchParams): void {
  const said = { [QUERY]: query, [PAGE]: page > 0 && String(page + 1) };
  for (const [name, value] of Object.entries(said)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
}

/** How many orders a page has: the server says so, or the fullest one that was seen does. `known` is what earlier answers have shown. */
export const pageSize = ({ orders, size }: OrdersAnswer, known = 0): number =>
  size || Math.max(known, orders.length, 1);

/** At least as many as can be seen, whatever the server has counted. */
export const pagesOf = ({ orders, total = 0 }: OrdersAnswer, page: number, size: number): number =>
  Math.max(Math.ceil(total / size), orders.length > 0 ? page + 1 : 1);
