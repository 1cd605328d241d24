/** Tests that an element on a partner’s page knows, before it adds anything, whether the shop keeps a cart there. */
import { afterEach, expect, it, vi } from 'vitest';
import { addToCart, isCartKept } from '../../../src/product/cart/api';

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
let count = 0;
/** A URL of its own for each test: a positive answer is remembered. */
const newUrl = () => `https://shop.example/do-koszyka/${count++}`;
const sentCalls = () => calls.map(({ credentials, body }) => [credentials, body]);

it('a cart is kept if the second empty call has the cookie of the first one; later presses do not ask again [D20]', async () => {
  answers({ status: 'error', kept: false }, { status: 'error', kept: true });
  const url = newUrl();
  expect([await isCartKept(url), await isCartKept(url)]).toEqual([true, true]);
  expect(sentCalls()).toEqual([
    ['include', '{}'],
    ['include', '{}'],
  ]);
});

it('no cart is kept if neither call has a cookie, and each press asks again [D20]', async () => {
  answers(...Array.from({ length: 4 }, () => ({ status: 'error', kept: false })));
  const url = newUrl();
  expect([await isCartKept(url), await isCartKept(url)]).toEqual([false, false]);
  expect(calls).toHaveLength(4);
});

it('a server that reports no cookies is believed after one call', async () => {
  answers({ status: 'success' });
  expect(await isCartKept(newUrl())).toBe(true);
  expect(calls).toHaveLength(1);
});

it('addToCart resolves a path in the response against the shop, not the partner’s page [D20]', async () => {
  answers({ status: 'success', kept: true, url: '/koszyk' }, { status: 'success', url: '/koszyk' });
  const added = (withCredentials: boolean) => addToCart(newUrl(), { product: '1' }, withCredentials);
  expect(await added(true)).toMatchObject({ answer: { url: 'https://shop.example/koszyk' } });
  expect(await added(false)).toMatchObject({ answer: { url: '/koszyk' } });
});
