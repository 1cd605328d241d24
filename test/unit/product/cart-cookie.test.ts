/** Tests that a product counts as added on a partner's page only if the browser keeps the cart's cookie. */
import { afterEach, expect, it, vi } from 'vitest';
import { addToCart } from '../../../src/product/cart/api';

const calls: RequestInit[] = [];
function answers(...all: readonly { readonly kept?: boolean; readonly status: string; readonly url?: string }[]): void {
  const left = [...all];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    calls.push(init);
    const one = left.shift()!;
    return Response.json(one, { status: one.status === 'success' ? 200 : 422 });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
  calls.length = 0;
});
const URL_OF_SHOP = 'https://shop.example/do-koszyka';
const added = (withCredentials: boolean) => addToCart(URL_OF_SHOP, { product: '1' }, withCredentials);

it('addToCart succeeds if the second request has the cookie [D20]', async () => {
  answers({ status: 'success', kept: false }, { status: 'error', kept: true });
  expect((await added(true)).ok).toBe(true);
  expect(calls.map(({ credentials, body }) => [credentials, body])).toEqual([
    ['include', '{"product":"1"}'],
    ['include', '{}'],
  ]);
});

it('addToCart fails with a sentence if the browser sends no cookie [D20]', async () => {
  answers({ status: 'success', kept: false }, { status: 'error', kept: false });
  expect(await added(true)).toEqual({
    ok: false,
    messages: ['Przeglądarka nie zachowuje koszyka na tej stronie. Zamów produkt w sklepie.'],
    quantity: [],
    code: 'cookies',
    retryable: false,
  });
});

it('addToCart sends no second request if the shop reports the cookie, if `kept` is missing, or if the request had no credentials', async () => {
  answers({ status: 'success', kept: true }, { status: 'success' }, { status: 'success', kept: false });
  expect([(await added(true)).ok, (await added(true)).ok, (await added(false)).ok]).toEqual([true, true, true]);
  expect(calls.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'same-origin']);
});

it('addToCart resolves a path in the response against the shop, not the partner’s page [D20]', async () => {
  answers({ status: 'success', kept: true, url: '/koszyk' }, { status: 'success', url: '/koszyk' });
  expect(await added(true)).toMatchObject({ answer: { url: 'https://shop.example/koszyk' } });
  expect(await added(false)).toMatchObject({ answer: { url: '/koszyk' } });
});
