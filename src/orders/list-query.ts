/** Decides which page of the orders is shown, how the page's query says so, and how many pages there are. */
import { codeText } from '../fields/typed-text';
import type { Place } from './api';
import type { OrdersAnswer } from './schema';

/** Distinct names, because the page may also have a search. */
const QUERY = 'orders-query';
const PAGE = 'orders-page';

/** In the address pages count from 1, as people do. */
export function readPlace(params: URLSearchParams): Place {
  const page = Number(params.get(PAGE) ?? 1) - 1;
  return { query: codeText(params.get(QUERY) ?? ''), page: Number.isSafeInteger(page) && page > 0 ? page : 0 };
}

/** Leaves out defaults. */
export function writePlace({ query, page }: Place, params: URLSearchParams): void {
  const said = { [QUERY]: query, [PAGE]: page > 0 && String(page + 1) };
  for (const [name, value] of Object.entries(said)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
}

/** Orders per page: the server's number, else the most seen on one page. `known` comes from earlier answers. */
export const pageSize = ({ orders, size }: OrdersAnswer, known = 0): number =>
  size || Math.max(known, orders.length, 1);

/** At least as many pages as have been seen, whatever total the server sends. */
export const pagesOf = ({ orders, total = 0 }: OrdersAnswer, page: number, size: number): number =>
  Math.max(Math.ceil(total / size), orders.length > 0 ? page + 1 : 1);
