/** Shows that a page without a token, such as a cached one, starts one session, however many requests it sends at once. */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Request from '../../../src/http/request';
import { stubPage } from '../../fixtures/page';

const HERE = 'https://sklep.example/koszyk';
const schema = v.object({ ok: v.boolean() });

describe('a call', () => {
  let request: typeof Request.request;
  // The module keeps state for its page, so each test imports a new copy.
  beforeEach(async () => {
    vi.resetModules();
    ({ request } = await import('../../../src/http/request'));
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** Requests under way, each with the token it sent; the test responds to them. */
  const open: { readonly token: string; readonly answer: (status: number) => void }[] = [];
  const call = (): Promise<unknown> => request(schema, { url: HERE, body: {} });
  beforeEach(() => {
    open.length = 0;
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      const { 'X-XSRF-TOKEN': token = 'none' } = init.headers as Record<string, string>;
      return new Promise<Response>((done) => {
        open.push({ token, answer: (status) => done(Response.json({ ok: true }, { status })) });
      });
    });
  });
  const tokens = (): string[] => open.map(({ token }) => token);

  it.each([419, 200])(
    'that is the first of a page without a token starts the session of the others, also with a %i [N15]',
    async (status) => {
      const page = stubPage({});
      const all = Promise.all([call(), call(), call()]);
      expect(tokens()).toEqual(['none']);
      page.cookie = 'XSRF-TOKEN=new';
      open[0]?.answer(status);
      const rest = status === 419 ? 3 : 2;
      await vi.waitFor(() => expect(tokens().slice(1)).toEqual(Array.from({ length: rest }, () => 'new')));
      for (const one of open.slice(1)) one.answer(200);
      expect(await all).toHaveLength(3);
    },
  );

  it('does not wait forever for a first request without a response [N15]', async () => {
    vi.useFakeTimers();
    stubPage({});
    void call();
    const second = call();
    await vi.advanceTimersByTimeAsync(3000);
    expect(tokens()).toEqual(['none', 'none']);
    open[1]?.answer(200);
    expect(await second).toEqual({ ok: true });
    vi.useRealTimers();
  });

  it('waits for no other if the server has no tokens', async () => {
    stubPage({});
    const one = call();
    open[0]?.answer(200);
    await one;
    void call();
    void call();
    expect(tokens()).toEqual(['none', 'none', 'none']);
  });

  it('of a page that is left waits for no other', () => {
    stubPage({});
    void call();
    void request(schema, { url: HERE, body: {}, keepalive: true });
    expect(tokens()).toEqual(['none', 'none']);
  });
});
