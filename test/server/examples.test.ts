/** Shows that the reference shop accepts each action as shown in the published contract, and responds in its shape. */
import Ajv from 'ajv/dist/2020';
import { beforeAll, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { factsOf, type CartActionName } from '../../src/cart/wire/actions';
import contract from '../../src/tools/contract/openapi.json' with { type: 'json' };
import { workerShop } from '../fixtures/open-shop';
import { Visit } from './visit';

let shop: Shop;
beforeAll(async () => void (shop = await workerShop()), 60_000);

const isAnswer = new Ajv({ strict: false })
  .addSchema(contract, 'contract')
  .getSchema('contract#/components/schemas/CartAnswer')!;
const examples = contract.paths['/koszyk'].post.requestBody.content['application/json'].examples;

/** The demo's visitors, by the permission to do an action. */
const doers = { master: 'koszyk-glowny', specialist: 'specjalista', trader: 'handlowiec', buyer: 'kupujacy' };
const doerOf = (name: CartActionName): string =>
  // Only this visitor's cart has further fields.
  name === 'extra_field' ? 'staly-klient' : doers[factsOf(name).samples.by ?? 'buyer'];

it.each(Object.entries(examples))('the shop accepts the contract’s example %s', async (name, { value }) => {
  const who = await new Visit(shop).as(doerOf(name.replace('.refused', '') as CartActionName));
  const { status, ...answer } = await who.post(value, { 'idempotency-key': crypto.randomUUID() });
  // The ids are those of another shop: a refusal is fine, but the request must be readable.
  expect(status).toBeOneOf([200, 409, 422]);
  expect(answer.cart).not.toBeNull();
  expect(isAnswer(answer), JSON.stringify(isAnswer.errors)).toBe(true);
});
