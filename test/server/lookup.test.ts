/** Shows that the shop finds the product of each row of a list, and adds many products to the cart in one request. */
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Shop } from '../../demo/server/app';
import { gtinOf } from '../../demo/server/catalogue/gtin';
import { lookupAnswer } from '../../src/lookup/schema';
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  shop = await workerShop();
  visit = await new Visit(shop).as('kupujacy');
});

async function lookUp(...rows: object[]) {
  const answer = await visit.send('/api/lookup', {
    method: 'POST',
    body: JSON.stringify({ rows }),
    headers: { 'x-xsrf-token': visit.token },
  });
  return { status: answer.status, rows: v.parse(lookupAnswer, await answer.json()).rows };
}
const product = async (name: string) => (await lookUp({ name })).rows[0]!.candidates[0]!;

it('lookup finds a symbol in any case, without dashes, and by bar code', async () => {
  const { index = '', id } = await product('gres');
  const { rows } = await lookUp(
    { code: index },
    { code: index.toLowerCase().replaceAll('-', '') },
    { gtin: gtinOf(Number(id)) },
    { code: `0${gtinOf(Number(id))}` },
  );
  expect(rows.map((row) => row.product?.id)).toEqual([id, id, id, id]);
  expect(rows[0]?.product).toMatchObject({
    index,
    min: expect.any(String),
    step: expect.any(String),
    price_net: expect.any(String),
  });
});

it('lookup returns only candidates for an inexact symbol, even for a single one', async () => {
  const { index = '' } = await product('gres');
  const { rows } = await lookUp({ code: index.slice(0, 5) }, { name: 'klej do gresu' }, { code: 'zz-000', name: '' });
  expect(rows.map((row) => row.product)).toEqual([undefined, undefined, undefined]);
  expect(rows.map(({ candidates }) => candidates.length > 0)).toEqual([true, true, false]);
});

it('lookup offers candidates if symbol and bar code name different products', async () => {
  const [one, other] = [await product('gres'), await product('klej')];
  const [row] = (await lookUp({ code: one.index, gtin: gtinOf(Number(other.id)) })).rows;
  expect(row?.product).toBeUndefined();
  expect(row?.candidates.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
});

it('lookup refuses malformed bodies and too many rows', async () => {
  expect((await lookUp(...Array<object>(101).fill({ code: 'A' }))).status).toBe(422);
  expect((await lookUp({ code: '\\%_', gtin: '590', name: "'; drop table" })).status).toBe(200);
});

it('add_products adds many at once and returns errors by product id', async () => {
  const { id, step } = await product('klej');
  const before = (await visit.post({})).cart;
  const answer = await visit.post({
    add_products: [
      { id, quantity: Number(step) },
      { id, quantity: Number(step) },
      { id: 999_999, quantity: 1 },
    ],
  });
  expect(answer.status).toBe(422);
  expect(answer.messages['add_products']?.messages).toEqual(['999999: Tego produktu nie ma już w ofercie.']);
  expect(answer.messages['add_products']?.products).toEqual({ 999999: ['Tego produktu nie ma już w ofercie.'] });
  expect(answer.cart.prices.total_gross).not.toBe(before.prices.total_gross);
  expect((await visit.post({ add_products: [{ id, quantity: Number(step) }] })).status).toBe(200);
});
