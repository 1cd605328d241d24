/** Tests that the demo shop lowers a line's price at each step of its quantity, unless a trader has set the price. */
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => (shop = await workerShop()));

interface Step {
  readonly from: number;
  readonly net: string;
}
interface Sent {
  readonly id: number;
  readonly items: readonly {
    readonly id: number;
    readonly index: string;
    readonly url: string;
    readonly price_steps?: readonly Step[];
    readonly prices: { readonly net: string; readonly oryginal_net: string; readonly total_net: string };
  }[];
  readonly has_shop_discount: boolean;
}
const cartOf = async (visit: Visit, body: object = {}) => (await visit.post(body)).cart as unknown as Sent;

it('a line has the price of the step that its quantity has reached', async () => {
  const visit = await new Visit(shop).as('cena-od-ilosci');
  const before = await cartOf(visit);
  const [line, other] = before.items;
  expect(line!.price_steps!.map(({ from }) => from)).toEqual([10, 20]);
  const [first, second] = line!.price_steps!.map(({ net }) => net);
  expect(Number(line!.prices.net)).toBeGreaterThan(Number(first));
  expect(other!.prices.net).toBe(other!.price_steps![0]!.net);
  const netAt = async (quantity: number) =>
    (await cartOf(visit, { quantity: { [line!.id]: quantity }, cartToUpdate: before.id })).items[0]!.prices;
  expect((await netAt(10)).net).toBe(first);
  expect(await netAt(25)).toMatchObject({ net: second, oryginal_net: second });
  expect((await netAt(9)).net).toBe(line!.prices.net);
  expect((await cartOf(visit)).has_shop_discount).toBe(false);
});

it('a looked-up row has the list price and its steps, and the added product the price of its quantity', async () => {
  const visit = await new Visit(shop).as('cena-od-ilosci');
  const [line] = (await cartOf(visit)).items;
  const headers = { 'x-xsrf-token': visit.token, accept: 'application/json' };
  const lookup = await visit.send('/api/lookup', {
    method: 'POST',
    headers,
    body: JSON.stringify({ rows: [{ code: line!.index, quantity: '15' }] }),
  });
  const { rows } = (await lookup.json()) as { rows: { product: { price_net: string; price_steps: Step[] } }[] };
  expect(rows[0]!.product).toMatchObject({ price_net: line!.prices.net, price_steps: line!.price_steps });
  const added = await visit.send(`${line!.url}/do-koszyka`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ quantity: 4 }),
  });
  expect(await added.json()).toMatchObject({ price_net: line!.price_steps![0]!.net, price_steps: line!.price_steps });
});

it('a line of another cart has no steps', async () => {
  const { items } = await cartOf(await new Visit(shop).as('kupujacy'));
  expect(items.filter((one) => one.price_steps)).toEqual([]);
});
