/** Reads and writes the page of orders in the page's query, and counts the pages. */
import { codeText } from '../fields/typed-text';
import type { ListQuery } from './api';
import type { OrdersAnswer } from './schema';

/** Distinct names, because the page may also have a search. */
const VIEW = 'orders-view';
const STATE = 'orders-state';
const PERIOD = 'orders-period';
const QUERY = 'orders-query';
const PAGE = 'orders-page';

/** In the URL pages count from 1, as people do. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const page = Number(params.get(PAGE) ?? 1) - 1;
  return {
    view: params.get(VIEW) || undefined,
    state: params.get(STATE) || undefined,
    period: params.get(PERIOD) || undefined,
    query: codeText(params.get(QUERY) ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  };
}

/** Leaves out defaults. */
export function writeListQuery({ view, state, period, query, page }: ListQuery, params: URLSearchParams): void {
  const values = {
    [VIEW]: view,
    [STATE]: state,
    [PERIOD]: period,
    [QUERY]: query,
    [PAGE]: page > 0 && String(page + 1),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
}

/** Whether both are pages of one list: the same view with the same filters. */
export const isSameList = (a: ListQuery, b: ListQuery): boolean =>
  a.view === b.view && a.state === b.state && a.period === b.period;

/** Orders per page: the server's number, else the largest page received so far. `knownSize` comes from earlier responses. */
export const pageSize = ({ orders, size }: OrdersAnswer, knownSize = 0): number =>
  size || Math.max(knownSize, orders.length, 1);

/** At least the number of pages seen so far, whatever total the server sends. */
export const pagesOf = ({ orders, total = 0 }: OrdersAnswer, page: number, size: number): number =>
  Math.max(Math.ceil(total / size), orders.length > 0 ? page + 1 : 1);
