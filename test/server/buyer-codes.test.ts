/** Tests the buyers' own symbols in the demo shop: in the cart, in quick order, in the search of orders, and for nobody else; and the end of a price. */
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { today } from '../../demo/server/pages/days';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => (shop = await workerShop()));

interface Coded {
  readonly index: string;
  readonly price_until?: string;
  readonly buyer_code?: string;
}
const linesOf = async (visit: Visit) => (await visit.post({})).cart['items'] as unknown as readonly Coded[];

async function lookUp(visit: Visit, ...codes: string[]) {
  const response = await visit.send('/api/lookup', {
    method: 'POST',
    headers: { 'x-xsrf-token': visit.token },
    body: JSON.stringify({ rows: codes.map((code) => ({ code, quantity: '1' })) }),
  });
  const { rows } = (await response.json()) as { rows: { product: Coded | null; candidates: Coded[] }[] };
  return rows;
}

it('lines have the buyer’s own symbols, and those without one have no such field', async () => {
  const lines = await linesOf(await new Visit(shop).as('wlasne-symbole'));
  expect(lines.map(({ buyer_code: code }) => code)).toEqual(['4711', 'MAG-0815', undefined]);
  expect('buyer_code' in lines[2]!).toBe(false);
});

it('quick order finds a product by the buyer’s own symbol in any case, and answers it with the product', async () => {
  const visit = await new Visit(shop).as('wlasne-symbole');
  const [first, second] = await linesOf(visit);
  const rows = await lookUp(visit, ' 4711', 'mag-0815', first!.index);
  expect(rows.map(({ product }) => [product?.index, product?.buyer_code])).toEqual([
    [first!.index, '4711'],
    [second!.index, 'MAG-0815'],
    [first!.index, '4711'],
  ]);
});

it('the same symbol finds another product of another buyer, who reads no foreign symbol', async () => {
  const [own, other, stranger] = [
    await new Visit(shop).as('wlasne-symbole'),
    await new Visit(shop).as('w-czesciach'),
    await new Visit(shop).as('kupujacy'),
  ];
  const [first, second] = await linesOf(own);
  const [row, byIndex] = await lookUp(other, '4711', first!.index);
  expect(row!.product).toMatchObject({ index: second!.index, buyer_code: '4711' });
  expect(byIndex!.product).toMatchObject({ index: first!.index, buyer_code: 'X-22' });
  const rows = await lookUp(stranger, 'MAG-0815', first!.index);
  expect(rows[0]!.product).toBeNull();
  expect(JSON.stringify(rows)).not.toContain('buyer_code');
});

it('the list of orders is searched by it, and an order keeps it', async () => {
  const visit = await new Visit(shop).as('wlasne-symbole');
  const listed = async (query: string) => {
    const response = await visit.send(`/api/zamowienia?query=${query}`);
    return ((await response.json()) as { orders: { id: number }[] }).orders;
  };
  expect(await listed('MAG-0815')).toEqual([]);
  await visit.ready();
  await visit.post({ confirm: true }, { 'idempotency-key': crypto.randomUUID() });
  const [order] = await listed('mag-08');
  expect(order).toBeDefined();
  expect(await listed('4713')).toEqual([]);
  const whole = await visit.send(`/api/zamowienia/${order!.id}`);
  const { lines } = (await whole.json()) as { lines: Coded[] };
  expect(lines.map(({ buyer_code: code }) => code)).toEqual(['4711', 'MAG-0815', undefined]);
});

it('a line that keeps its price states the day until which it does', async () => {
  const visit = await new Visit(shop).as('wlasne-symbole');
  const lines = await linesOf(visit);
  expect(lines.map(({ price_until: until }) => until)).toEqual([today(6), undefined, today(40)]);
});
