/** Shows how a favourite changes: at once on the screen, call by call on the server, back where the server says no. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favouriteNow, onFavourites } from '../../../src/store/favourites';
import { toggleFavourite } from '../../../src/store/toggle-favourite';
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
        calls.push({ url, body: JSON.parse(String(init.body)), answer });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a favourite', () => {
  it('is what the template says until it is touched', () => {
    expect(favouriteNow('77', true)).toEqual({ active: true, saving: false });
  });

  it('is shown at once, and confirmed by the answer', async () => {
    const id = product();
    const done = toggle(id);
    expect(favouriteNow(id, false)).toEqual({ active: true, saving: true });
    expect(calls).toMatchObject([{ url: '/add', body: { id: Number(id) } }]);
    calls[0]!.answer({ success: true });
    await done;
    expect(favouriteNow(id, false)).toEqual({ active: true, saving: false });
  });

  it('sends the last wish only', async () => {
    const id = product();
    const done = toggle(id);
    void toggle(id);
    void toggle(id);
    calls[0]!.answer({ success: true });
    await done;
    expect(calls.map(({ url }) => url)).toEqual(['/add']);
    expect(favouriteNow(id, false).active).toBe(true);
  });

  it('sends the opposite after the call that is under way', async () => {
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
  ])('goes back when the server %s', async (_, body, status) => {
    const id = product();
    const done = toggle(id, true);
    expect(calls[0]!.url).toBe('/remove');
    calls[0]!.answer(body, status);
    await expect(done).rejects.toMatchObject({ name: 'Failure' });
    expect(favouriteNow(id, false)).toEqual({ active: true, saving: false });
  });

  it('is told to whoever follows', async () => {
    const heard = vi.fn<() => void>();
    const stop = onFavourites(heard);
    const done = toggle(product());
    expect(heard).toHaveBeenCalledTimes(1);
    calls[0]!.answer({ success: true });
    await done;
    stop();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
