/** Tests the request of a cart action, and which replies are responses, refusals and failures. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postCart, type CartPost } from '../../../../src/cart/wire/api';
import { isDecided } from '../../../../src/cart/wire/reply';
import { aWireCart } from '../../../fixtures/cart';
import { stubPage } from '../../../fixtures/page';

const URL = 'https://sklep.example/koszyk';
const carrier: CartPost = { cause: 'carrier', body: { carrier: { id: 4 } } };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const reply = (status: number, body: unknown) =>
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );

beforeEach(() => {
  stubPage();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('postCart posts the action under its own name, with keepalive [N1]', async () => {
  reply(200, { cart: aWireCart(), messages: [] });
  const { answer, failure } = await postCart(URL, carrier);
  expect(fetched.mock.calls[0]).toMatchObject([URL, { method: 'POST', body: '{"carrier":{"id":4}}', keepalive: true }]);
  expect(answer).toMatchObject({ cart: { id: 7 }, messages: new Map() });
  expect(failure).toBeUndefined();
});

it('postCart sends no keepalive for a load', async () => {
  reply(200, { cart: aWireCart() });
  await postCart(URL, { cause: 'load', body: {} });
  expect(fetched.mock.calls[0]![1]).toMatchObject({ body: '{}' });
  expect(fetched.mock.calls[0]![1]).not.toHaveProperty('keepalive');
});

it('postCart sends the order’s Idempotency-Key', async () => {
  reply(200, { cart: null, messages: {} });
  await postCart(URL, { cause: 'confirm', body: { confirm: true }, idempotencyKey: 'k-1' });
  expect(fetched.mock.calls[0]![1].headers).toMatchObject({ 'Idempotency-Key': 'k-1' });
});

it.each([
  ['null', null],
  ['a list', []],
  ['an error of a framework', { error: 'Server Error' }],
  ['a cart without id', { cart: { items: [] } }],
  ['a cart that is text', { cart: 'brak' }],
])('postCart rejects a 200 with %s as failure "shape"', async (_, body) => {
  reply(200, body);
  const { answer, failure } = await postCart(URL, carrier);
  expect(answer).toBeUndefined();
  expect(failure).toMatchObject({ code: 'shape' });
});

const messages = { quantity: { messages: ['Dostępne 10 szt.'] } };

it.each([
  ['messages', 422, { messages }, null],
  ['messages and a cart', 409, { cart: aWireCart(), messages }, 7],
  ['messages and a cart that cannot be read', 422, { cart: 'brak', messages }, null],
])('postCart returns a refusal for an error status with %s', async (_, status, body, cartId) => {
  reply(status, body);
  const { answer, failure } = await postCart(URL, carrier);
  expect(failure).toMatchObject({ code: 'http', status });
  expect(answer!.cart?.id ?? null).toBe(cartId);
  expect(answer!.messages.get('quantity')).toMatchObject({ messages: ['Dostępne 10 szt.'], status: 'error' });
});

it.each([
  [500, '<html>'],
  [404, ''],
  [422, {}],
  [422, { messages: {} }],
  [422, { messages: '' }],
  [500, { message: 'Server Error', exception: '…' }],
])('postCart returns no messages for an error status %i with %j', async (status, body) => {
  reply(status, body);
  expect(await postCart(URL, carrier)).toEqual({ failure: expect.objectContaining({ code: 'http', status }) });
});

it('a text as messages becomes one error message', async () => {
  reply(422, { messages: 'Brak towaru' });
  expect((await postCart(URL, carrier)).answer!.messages.get('0')).toMatchObject({ messages: ['Brak towaru'] });
});

it.each([
  ['success', 200, { cart: aWireCart() }, true],
  ['a refusal', 422, { messages }, true],
  ['trouble that may pass, even with words', 503, { messages }, false],
  ['too many requests, even with words', 429, { messages }, false],
  ['a session that is over, even with words', 401, { messages }, false],
  ['an error without words', 422, '', false],
])('isDecided: %s', async (_, status, body, judged) => {
  reply(status, body);
  expect(isDecided(await postCart(URL, carrier))).toBe(judged);
});
