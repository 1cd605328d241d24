/** Shows that the published contract is up to date, valid, and as strict as the kit. */
import { readFile } from 'node:fs/promises';
import Ajv from 'ajv/dist/2020';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import points from '../demo/php/points.json' with { type: 'json' };
import { cartActions } from '../src/cart/wire/actions';
import { readPoint } from '../src/lockers/point';
import { cartAnswer } from '../src/cart/wire/cart';
import { unreadFields } from '../src/tools/conform/unread-fields';
import { generatedContract } from '../src/tools/contract/contract-files';
import { meaningOf, meanings } from '../src/tools/contract/meanings';
import type { Contract } from '../src/tools/contract/read';
import { exchanges } from '../src/tools/contract/record';
import { cartSchema, openApi } from '../src/tools/contract/openapi';
import { openShop } from '../src/tools/mock/shop';
import { aWireCart } from './fixtures/wire-cart';

const ajv = new Ajv({ strict: false, allErrors: true });
const isAnswer = ajv.compile({ $id: 'cart', ...cartSchema() });

describe('npm run manifest', async () => {
  for (const [path, text] of await generatedContract()) {
    it(`leaves ${path} unchanged`, async () => {
      expect(await readFile(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text);
    });
  }
});

describe('the published contract', () => {
  it('references only its own shapes', () => {
    const document = openApi('1.0.0');
    const named = Object.keys(document.components.schemas);
    const refs = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('has a description for each meaning, and no other', () => {
    const { $defs } = cartSchema();
    const fields = Object.entries($defs).flatMap(([name, shape]) => {
      const parts = [shape, ...((shape['allOf'] ?? []) as (typeof shape)[])];
      const fields = parts.flatMap((part) =>
        Object.entries((part['properties'] ?? {}) as Record<string, typeof shape>),
      );
      return [[name, shape] as const, ...fields.map(([field, one]) => [`${name}.${field}`, one] as const)];
    });
    const described = fields.filter(([, one]) => one['description'] !== undefined).map(([key]) => key);
    const isTaken = (key: string): boolean => {
      const [shape = '', field] = key.split('.');
      return field !== undefined && meaningOf(shape, field) !== undefined;
    };
    expect(Object.keys(meanings).filter((key) => !described.includes(key))).toEqual([]);
    expect(described.filter((key) => !Object.hasOwn(meanings, key) && !isTaken(key))).toEqual([]);
    const words = (key: string) => Object.fromEntries(fields)[key]!['description'];
    expect(words('Payment.hook_name')).toContain('`deferred_payment`');
    expect(words('Carrier.type')).toContain('`parcelLocker`');
    expect(words('AddToCartAnswer.status')).toContain('`success`');
    expect(words('CartAnswer.messages')).toContain('`payment_id`');
  });

  it('accepts the lockers that the elements read, and requires the fields they need', () => {
    const isPoint = ajv.compile({ ...cartSchema(), $ref: '#/$defs/LockerPoint' });
    const lockers = points.items.filter((one) => readPoint(one) !== undefined);
    expect(lockers.length).toBeGreaterThan(1);
    expect(lockers.filter((one) => !isPoint(one))).toEqual([]);
    const needed = Object.keys(lockers[0]!).filter((field) => {
      const { [field]: _, ...rest } = lockers[0]! as Record<string, unknown>;
      return readPoint(rest) === undefined;
    });
    expect(cartSchema().$defs['LockerPoint']!['required']).toEqual(expect.arrayContaining(needed));
    expect(needed).toHaveLength(5);
  });

  it('has an example of every action, with a valid body', () => {
    const bodies = exchanges.filter(({ path }) => path === '/koszyk').map(({ name, body }) => [name, body] as const);
    for (const [name, { body: schema }] of Object.entries(cartActions)) {
      const ofIt = bodies.filter(([kind]) => kind.split('.')[0] === name);
      expect(ofIt.map(([kind]) => kind)).toContain(name);
      for (const [, body] of ofIt) expect(v.safeParse<v.GenericSchema>(schema, body).issues).toBeUndefined();
    }
  });

  const { paths } = openApi('1.0.0');
  const calls = Object.entries(paths as unknown as Contract['paths']).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method} ${path}`, call] as const),
  );
  it.each(calls)('has valid examples of body and response for %s', (_, { requestBody, responses }) => {
    const answered = [requestBody, ...Object.values(responses)].flatMap((one) => {
      const { schema = {}, examples } = one?.content?.['application/json'] ?? {};
      const isSound = ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'cart#/$defs/')),
      );
      const values = Object.values(examples ?? {}).map(({ value }) => value);
      for (const value of values) expect(isSound(value) ? [] : isSound.errors).toEqual([]);
      return one === requestBody ? [] : values;
    });
    const hasAnswer = responses['200']?.content !== undefined;
    expect(answered.length > 0).toBe(hasAnswer);
    const statusesOf = (isGood: boolean) => Object.keys(responses).filter((status) => (status === '200') === isGood);
    expect([statusesOf(true).length, statusesOf(false).length > 0]).toEqual([1, true]);
  });

  it('has a success and a refusal of every action except load', () => {
    const isRefused = ({ status }: { status: number }) => status !== 200;
    const of = (isGood: boolean) =>
      exchanges.filter((one) => one.path === '/koszyk' && isRefused(one) === isGood).map(({ name }) => name);
    const names = Object.keys(cartActions);
    expect(of(false)).toEqual(names);
    expect(of(true)).toEqual(names.filter((name) => name !== 'load').map((name) => `${name}.refused`));
    for (const { answer } of exchanges.filter(isRefused))
      expect(Object.keys((answer as { messages: object }).messages)).toHaveLength(1);
  });

  it('accepts the responses of a correct server', async () => {
    const { transport, shop } = openShop();
    const headers = { Cookie: 'sid=a', 'X-XSRF-TOKEN': shop.session('a').token };
    for (const body of ['{}', '{"carrier":{"id":2}}', '{"carrier":{"id":9}}', '{"confirm":true}']) {
      const response = await transport('https://sklep.example/koszyk', { method: 'POST', headers, body });
      isAnswer(await response.json());
      expect(isAnswer.errors).toBeNull();
    }
  });

  it('states its version, and the rules that no shape expresses', () => {
    const { info, paths, components } = openApi('1.0.0');
    expect(info).toMatchObject({ version: '1.0.0', 'x-contract-version': '1.3' });
    expect(info.description).toContain('1.3');
    const { parameters, responses } = paths['/koszyk'].post;
    const header = (name: string) => parameters.find((one) => one['name'] === name)?.['description'];
    expect(header('X-XSRF-TOKEN')).toMatch(/not HttpOnly.*own origin/);
    expect(header('X-CSRF-TOKEN')).toContain('own origin');
    expect(header('Idempotency-Key')).toMatch(/each action apart.*empty.*another body.*422/s);
    for (const status of [200, 400, 409, 422] as const)
      expect(responses[status]).toMatchObject({ headers: { 'Cache-Control': { schema: { const: 'no-store' } } } });
    const { CartAnswer, ConfirmAction } = components.schemas;
    expect(CartAnswer?.['description']).toContain('`Cache-Control: no-store`');
    expect(ConfirmAction?.['description']).toMatch(/alone.*payment.*address/s);
  });

  it('requires no body for 401 and 419', () => {
    const { responses } = openApi('1.0.0').paths['/koszyk'].post;
    for (const status of [401, 419] as const) expect(responses[status]).toEqual({ description: expect.any(String) });
  });

  const line = { id: 1, product_name: 'A', quantity: 1, prices: { net: 1, gross: '1.23', total_gross: '1.23' } };
  it.each<[sound: boolean, fields: object]>([
    [true, {}],
    [true, { items: [line], carrier: null, is_abrys: '0', delivery_address: { id: '7', street: 'A' } }],
    [true, { childCarts: [{ id: 2, items: [line] }], prices: { net: 12, gross: '-0.01' } }],
    [false, { prices: { net: '12,34 zł' } }],
    [false, { items: [line, { ...line, prices: { net: '1.00' } }] }],
    [false, { items: [line, { ...line, quantity: 'dwa' }] }],
    [false, { is_master: 'tak' }],
    [false, { addresses: ['Puławska 1'] }],
    [false, { currency: { iso_code: null } }],
    [false, { availableCarriers: [{ name: 'Kurier' }] }],
  ])('and the kit agree that %s is the validity of %j', (sound, fields) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = { cart: aWireCart(fields), messages: {} };
    expect(isAnswer(answer)).toBe(sound);
    expect(unreadFields(answer, v.parse(cartAnswer, answer)).length === 0).toBe(sound);
  });
});
