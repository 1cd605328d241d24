/** Tests a change of a favourite: displayed at once, sent call by call, reverted if the server refuses it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favouriteNow, onFavourites } from '../../../src/favourites/state';
import { toggleFavourite } from '../../../src/favourites/toggle';
import { stubPage } from '../../fixtures/page';

const calls: { url: string; body: unknown; answer: (body: unknown, status?: number) => void }[] = [];
let next = 1;
/** A product that no test has touched yet. */
const product = () => String(next++);
const toggle = (id: string, active = false) => toggleFavourite({ id, active, addUrl: '/add', removeUrl: '/remove' });
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  stubPage();
  calls.length = 0;
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise((resolve) => {
        const answer = (body: unknown, status = 200) => resolve(new Response(JSON.stringify(body), { status }));
        calls.push({ url: new URL(url).pathname, body: JSON.parse(String(init.body)), answer });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** One tab after another: each has its own modules and store, all have the browser's channels and storage. */
function aBrowser() {
  const listeners: { name: string; onmessage?: (event: { data: unknown }) => void }[] = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (k: string, v: string) => stored.set(k, v),
  };
  return async () => {
    const page = stubPage();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        onmessage?: (event: { data: unknown }) => void;
        constructor(readonly name: string) {
          listeners.push(this);
        }
        postMessage(data: unknown) {
          for (const one of listeners) if (one !== this && one.name === this.name) one.onmessage?.({ data });
        }
        close() {
          listeners.splice(listeners.indexOf(this), 1);
        }
      },
    );
    vi.resetModules();
    Reflect.deleteProperty(globalThis, Symbol.for('shop-elements.store'));
    const { favouriteNow: now, onFavourites: on } = await import('../../../src/favourites/state');
    const { toggleFavourite: toggle } = await import('../../../src/favourites/toggle');
    on(() => {});
    const press = (id: string) => toggle({ id, active: false, addUrl: '/add', removeUrl: '/remove' });
    return { page, press, isOn: (id: string) => now(id, false).active };
  };
}

describe('a favourite marked in one tab', () => {
  it('is marked in other tabs only after the server’s confirmation', async () => {
    const open = aBrowser();
    const [one, other] = [await open(), await open()];
    const done = one.press('7');
    expect(other.isOn('7')).toBe(false);
    calls[0]!.answer({ success: true });
    await done;
    expect([one.isOn('7'), other.isOn('7')]).toEqual([true, true]);
  });

  it('does not override a change that another tab is saving', async () => {
    const open = aBrowser();
    const [one, other] = [await open(), await open()];
    const [first, second] = [one.press('7'), other.press('7')];
    void other.press('7');
    calls[0]!.answer({ success: true });
    await first;
    expect(other.isOn('7')).toBe(false);
    calls[1]!.answer({ success: true });
    await settled();
    calls[2]!.answer({ success: true });
    await second;
    expect(one.isOn('7')).toBe(false);
  });

  it('is marked in a page restored from the back/forward cache', async () => {
    const open = aBrowser();
    const [aside, present] = [await open(), await open()];
    aside.page.send('pagehide');
    const done = present.press('7');
    calls[0]!.answer({ success: true });
    await done;
    expect(aside.isOn('7')).toBe(false);
    aside.page.send('pageshow', { persisted: true });
    expect(aside.isOn('7')).toBe(true);
  });
});

describe('a favourite', () => {
  it('has the template’s state until touched', () => {
    expect(favouriteNow('77', true)).toEqual({ active: true, saving: false });
  });

  it('is displayed at once, and confirmed by the response', async () => {
    const id = product();
    const done = toggle(id);
    expect(favouriteNow(id, false)).toEqual({ active: true, saving: true });
    expect(calls).toMatchObject([{ url: '/add', body: { id: Number(id) } }]);
    calls[0]!.answer({ success: true });
    await done;
    expect(favouriteNow(id, false)).toEqual({ active: true, saving: false });
  });

  it.each([
    ['123', 123],
    ['00123', '00123'],
    ['1234567890123456', '1234567890123456'],
    ['A-1', 'A-1'],
  ])('of product %j is sent as %j', async (id, sentId) => {
    const done = toggle(id);
    expect(calls[0]!.body).toEqual({ id: sentId });
    calls[0]!.answer({ success: true });
    await done;
  });

  it('sends only the last state [F2]', async () => {
    const id = product();
    const done = toggle(id);
    void toggle(id);
    void toggle(id);
    calls[0]!.answer({ success: true });
    await done;
    expect(calls.map(({ url }) => url)).toEqual(['/add']);
    expect(favouriteNow(id, false).active).toBe(true);
  });

  it('sends the opposite after the request under way', async () => {
    const id = product();
    const done = toggle(id);
    void toggle(id);
    calls[0]!.answer({ success: true });
    await settled();
    calls[1]!.answer({ success: true });
    await done;
    expect(calls.map(({ url }) => url)).toEqual(['/add', '/remove']);
    expect(favouriteNow(id, false)).toEqual({ active: false, saving: false });
  });

  it.each([
    ['answers without success', { success: false }, 200],
    ['fails', {}, 500],
  ])('reverts when the server %s', async (_, body, status) => {
    const id = product();
    const done = toggle(id, true);
    expect(calls[0]!.url).toBe('/remove');
    calls[0]!.answer(body, status);
    await expect(done).rejects.toMatchObject({ name: 'Failure' });
    expect(favouriteNow(id, false)).toEqual({ active: true, saving: false });
  });

  it('notifies subscribers', async () => {
    const listener = vi.fn<() => void>();
    const stop = onFavourites(listener);
    const done = toggle(product());
    expect(listener).toHaveBeenCalledTimes(1);
    calls[0]!.answer({ success: true });
    await done;
    stop();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
