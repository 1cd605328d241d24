/** Shows that a page without a token, as one from a cache, begins one visit, however many calls it makes at once. */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Request from '../../../src/http/request';
import { stubPage } from '../../fixtures/page';

const HERE = 'https://sklep.example/koszyk';
const schema = v.object({ ok: v.boolean() });

describe('a call', () => {
  let request: typeof Request.request;
  // What is known of the server is the page's, not the test's.
  beforeEach(async () => {
    vi.resetModules();
    ({ request } = await import('../../../src/http/request'));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('waits for the first call on a page without a token, which begins the visit; what is typed waits for nothing [N15]', async () => {
    const page = stubPage({});
    const open: (() => void)[] = [];
    const seen: string[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const { 'X-XSRF-TOKEN': token = 'none' } = init.headers as Record<string, string>;
      seen.push(`${url.split('/').at(-1)} ${token}`);
      return new Promise<Response>((done) =>
        open.push(() => done(Response.json({ ok: true }, { status: token === 'none' ? 419 : 200 }))),
      );
    });
    const [first, second] = ['a', 'b'].map((url) => request(schema, { url: `${HERE}/${url}`, body: {} }));
    void request(schema, { url: `${HERE}/typed`, body: {}, typed: true });
    await vi.waitFor(() => expect(seen).toEqual(['a none', 'typed none']));
    page.cookie = 'XSRF-TOKEN=new';
    open[0]?.();
    await vi.waitFor(() => expect(seen.slice(2)).toEqual(['a new']));
    open[2]?.();
    expect(await first).toEqual({ ok: true });
    await vi.waitFor(() => expect(seen.slice(3)).toEqual(['b new']));
    open[3]?.();
    expect(await second).toEqual({ ok: true });
  });

  it('goes beside another where the server gives no token [N15]', async () => {
    stubPage({});
    const fetched = vi.fn(() => Promise.resolve(Response.json({ ok: true })));
    vi.stubGlobal('fetch', fetched);
    await request(schema, { url: HERE, body: {} });
    const both = [1, 2].map(() => request(schema, { url: HERE, body: {} }));
    expect(fetched).toHaveBeenCalledTimes(3);
    await Promise.all(both);
  });
});
