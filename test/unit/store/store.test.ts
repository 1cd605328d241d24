/** Tests that a page has one store and one session a cart, also if the script is loaded twice. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aWireCart } from '../../fixtures/cart';
import { stubPage } from '../../fixtures/page';

/** A copy of the script, like a second `<script>` of another version. */
async function aCopy() {
  vi.resetModules();
  return { ...(await import('../../../src/store/store')), ...(await import('../../../src/cart/session/carts')) };
}

beforeEach(() => {
  stubPage({ href: 'https://sklep.example/koszyk?p=1#/summary' });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ cart: aWireCart() }))));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, Symbol.for('shop-elements.store'));
});

it('a second copy of the script uses the first copy’s store and sessions', async () => {
  const [first, second] = [await aCopy(), await aCopy()];
  expect(second.shopStore).toBe(first.shopStore);
  expect(second.cartSession('/koszyk')).toBe(first.cartSession('/koszyk'));
});

/** Responses to the page's calls, sent when the test demands. */
function heldCalls() {
  const answers: ((body: object) => void)[] = [];
  const answer = (resolve: (response: Response) => void) => (body: object) =>
    resolve(new Response(JSON.stringify(body)));
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(answer(resolve))));
  return answers;
}

it('two copies of the script send one request at a time for one favourite', async () => {
  const calls = heldCalls();
  const copy = async () => {
    vi.resetModules();
    return (await import('../../../src/favourites/toggle')).toggleFavourite;
  };
  const call = { id: '7', active: false, addUrl: '/add', removeUrl: '/remove' };
  const work = [await copy(), await copy()].map((toggle) => toggle(call));
  expect(calls).toHaveLength(1);
  calls[0]!({ success: true });
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]!({ success: true });
  await Promise.all(work);
  expect(calls).toHaveLength(2);
});

it('two copies of the script load the dropdown once more for a change during its loading', async () => {
  const calls = heldCalls();
  const copy = async () => {
    vi.resetModules();
    return (await import('../../../src/cart/widget/state')).loadWidget;
  };
  const work = [await copy(), await copy()].map((load) => load('/koszyki'));
  expect(calls).toHaveLength(1);
  calls[0]!({ count: 1, carts: [] });
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]!({ count: 2, carts: [] });
  await Promise.all(work);
});

it('two copies of the script open one broadcast channel for favourites', async () => {
  const opened = vi.fn();
  vi.stubGlobal('BroadcastChannel', opened);
  for (const _ of [1, 2]) {
    vi.resetModules();
    (await import('../../../src/favourites/state')).listenToFavourites();
  }
  expect(opened).toHaveBeenCalledTimes(1);
});

it('a session’s key is the cart’s absolute URL; without one, the page’s own URL without the fragment', async () => {
  const { cartSession } = await aCopy();
  expect(cartSession('https://sklep.example/koszyk?p=1')).toBe(cartSession());
  expect(cartSession('?p=1')).toBe(cartSession());
  expect(cartSession('/koszyk#/addresses')).not.toBe(cartSession());
});

it('a cart is in the store from its first moment, and its listeners receive its own changes only', async () => {
  const { cartSession, shopStore } = await aCopy();
  const [mine, other] = [cartSession('/a'), cartSession('/b')];
  expect(Object.keys(shopStore.getState().carts)).toEqual(['https://sklep.example/a', 'https://sklep.example/b']);
  const listener = vi.fn();
  other.subscribe(listener);
  await mine.load();
  expect(mine.getState()).toMatchObject({ status: 'ready', cart: { id: 7 } });
  expect(shopStore.getState().carts['https://sklep.example/a']).toBe(mine.getState());
  expect(listener).not.toHaveBeenCalled();
});
