/** Tests how the URL names a page of orders, and the number of pages if the server does not send a page size. */
import { expect, it } from 'vitest';
import { pagesOf, pageSize, readListQuery, writeListQuery } from '../../../src/orders/list-query';
import type { EarlierOrder, OrdersAnswer } from '../../../src/orders/schema';

const answer = (here: number, total?: number, size?: number): OrdersAnswer => ({
  orders: Array<EarlierOrder>(here).fill({ id: 1, number: 'ZAM/1' } as EarlierOrder),
  views: [],
  view: undefined,
  states: [],
  periods: [],
  total,
  size,
  overdue: undefined,
});

const written = (place: { view?: string; query: string; page: number }, before = '') => {
  const params = new URLSearchParams(before);
  writeListQuery({ view: undefined, ...place }, params);
  return String(params);
};

it('the page number in the URL counts from 1', () => {
  expect(written({ query: 'gres', page: 2 })).toBe('orders-query=gres&orders-page=3');
  expect(written({ query: '', page: 0 }, 'orders-query=a&orders-page=2&x=1')).toBe('x=1');
  expect(readListQuery(new URLSearchParams('orders-query=+gres+&orders-page=3'))).toEqual({ query: 'gres', page: 2 });
  for (const page of ['0', '-1', '1.5', 'x', ''])
    expect(readListQuery(new URLSearchParams({ 'orders-page': page }))).toEqual({ query: '', page: 0 });
});

it('the URL names the chosen view, and none until then [J20]', () => {
  expect(written({ view: 'to_approve', query: '', page: 1 }, 'x=1')).toBe('x=1&orders-view=to_approve&orders-page=2');
  expect(readListQuery(new URLSearchParams('orders-view=quotes')).view).toBe('quotes');
  for (const text of ['', 'orders-view=']) expect(readListQuery(new URLSearchParams(text)).view).toBeUndefined();
});

it.each([
  ['the first of many', answer(20, 20_000), 0, 0, 1000],
  ['the last, with fewer', answer(5, 45, 20), 2, 0, 3],
  ['one in the middle', answer(20, 20_000), 500, 0, 1000],
  ['the last, where others were seen', answer(1, 41), 2, 20, 3],
  ['the only one', answer(7, 7), 0, 0, 1],
  ['as the server says', answer(10, 95, 10), 0, 0, 10],
  ['none', answer(0, 0), 0, 0, 1],
  ['without a total', answer(20), 3, 0, 4],
])('%s', (_, given, page, known, pages) => {
  expect(pagesOf(given, page, pageSize(given, known))).toBe(pages);
});
