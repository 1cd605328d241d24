/** Shows that the reference shop takes each action as the published contract shows it, and answers in its shape. */
import Ajv from 'ajv/dist/2020';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import type { CartActionName } from '../../src/cart/wire/actions';
import contract from '../../src/contract/openapi.json' with { type: 'json' };
import { openShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const isAnswer = new Ajv({ strict: false })
  .addSchema(contract, 'contract')
  .getSchema('contract#/components/schemas/CartAnswer')!;
const examples = contract.paths['/koszyk'].post.requestBody.content['application/json'].examples;

/** The visitor who may do it; a buyer unless said. */
const doers: Partial<Record<CartActionName, string>> = {
  move: 'koszyk-glowny',
  project: 'specjalista',
  add_discount: 'handlowiec',
  add_carrier_discount: 'handlowiec',
  extra_field: 'staly-klient',
};

it.each(Object.entries(examples))('%s is understood, whatever becomes of it', async (name, { value }) => {
  const who = await new Visit(shop).as(doers[name.replace('.refused', '') as CartActionName] ?? 'kupujacy');
  const { status, ...answer } = await who.post(value, { 'idempotency-key': crypto.randomUUID() });
  // The ids are those of another shop: it may refuse, but not as a request that it cannot read.
  expect(status).toBeOneOf([200, 409, 422]);
  expect(answer.cart).not.toBeNull();
  expect(isAnswer(answer), JSON.stringify(isAnswer.errors)).toBe(true);
});
