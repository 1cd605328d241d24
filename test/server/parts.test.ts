/** Tests that the demo shop states when each part of a line comes, and what the choice of the dispatch does to it. */
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { arrivalOf } from '../../demo/server/cart/promise';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => (shop = await workerShop()));

interface Sent {
  readonly id: number;
  readonly items: readonly {
    readonly id: number;
    readonly index: string;
    readonly availability: { readonly parts?: readonly object[] };
  }[];
  readonly extra_fields: readonly { readonly name: string }[];
}
const date = arrivalOf(8);

it('a line comes in parts that make its quantity, also after a press, and the choice joins them', async () => {
  const visit = await new Visit(shop).as('w-czesciach');
  const post = async (body: object) => (await visit.post(body)).cart as unknown as Sent;
  const before = await post({});
  const [line] = before.items;
  expect(line!.availability.parts).toEqual([
    { quantity: 4, kind: 'stock' },
    { quantity: 1, kind: 'incoming', date },
  ]);
  expect(before.extra_fields.map(({ name }) => name)).toContain('dispatch');
  const after = await post({ quantity: { [line!.id]: 6 }, cartToUpdate: before.id });
  expect(after.items[0]!.availability.parts).toEqual([
    { quantity: 4, kind: 'stock' },
    { quantity: 2, kind: 'incoming', date },
  ]);
  const together = await post({ extra_field: { name: 'dispatch', value: 'together' } });
  expect(together.items[0]!.availability.parts).toEqual([{ quantity: 6, kind: 'incoming', date }]);
  const few = await post({ quantity: { [line!.id]: 2 }, cartToUpdate: before.id });
  expect(few.items[0]!.availability.parts).toEqual([{ quantity: 2, kind: 'stock' }]);
});

it('a looked-up row has the parts of its quantity', async () => {
  const visit = await new Visit(shop).as('w-czesciach');
  const { items } = (await visit.post({})).cart as unknown as Sent;
  const response = await visit.send('/api/lookup', {
    method: 'POST',
    headers: { 'x-xsrf-token': visit.token },
    body: JSON.stringify({ rows: [{ code: items[1]!.index, quantity: '7' }] }),
  });
  const { rows } = (await response.json()) as { rows: { product: { availability: { parts: object[] } } }[] };
  expect(rows[0]!.product.availability.parts).toEqual([
    { quantity: 4, kind: 'stock' },
    { quantity: 3, kind: 'incoming', date },
  ]);
});

it('a cart whose goods are all at hand has no parts and no such choice', async () => {
  const { items, extra_fields: fields } = (await (await new Visit(shop).as('kupujacy')).post({}))
    .cart as unknown as Sent;
  expect(items.filter(({ availability: is }) => is?.parts)).toEqual([]);
  expect((fields ?? []).map(({ name }) => name)).not.toContain('dispatch');
});
