/** Requests earlier orders: a page of them, or one with its lines; carries out an order's action. */
import { requestOnce } from '../http/once';
import { request } from '../http/request';
import type { Id } from '../http/tolerant';
import { absoluteUrl } from '../page/url';
import { orderActionAnswer, ordersAnswer, wholeOrder } from './schema';
import type { OrderActionAnswer, OrderActionBody, OrdersAnswer, WholeOrder } from './schema';

/** A page of orders for a phrase, counted from 0; without `view` the server selects the list, without a filter all of its orders. */
export interface ListQuery {
  readonly view: string | undefined;
  readonly state?: string | undefined;
  readonly period?: string | undefined;
  readonly query: string;
  readonly page: number;
}

/** Builds the URL, with the parameters it already has. */
function addressOf(url: string | undefined, path: string, values: Readonly<Record<string, string>>): string {
  const whole = absoluteUrl(url);
  if (!URL.canParse(whole)) return whole;
  const address = new URL(whole);
  if (path) address.pathname = `${address.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return address.href;
}

/** Rejects only with a Failure, like `fetchOrder`. */
export const fetchOrders = (
  url: string | undefined,
  { view, state, period, query, page }: ListQuery,
): Promise<OrdersAnswer> =>
  request(ordersAnswer, {
    url: addressOf(url, '', {
      ...(view && { view }),
      ...(state && { state }),
      ...(period && { period }),
      page: String(page),
      query,
    }),
    method: 'GET',
  });

export const fetchOrder = (url: string | undefined, id: Id): Promise<WholeOrder> =>
  request(wholeOrder, { url: addressOf(url, encodeURIComponent(id), {}), method: 'GET' });

export const actOnOrder = (url: string | undefined, id: Id, body: OrderActionBody): Promise<OrderActionAnswer> =>
  requestOnce(orderActionAnswer, { url: addressOf(url, encodeURIComponent(id), {}), body });
