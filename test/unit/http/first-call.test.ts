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

  it('that was refused is repeated in the session of the last response [N15]', async () => {
    const page = stubPage({});
    const both = Promise.all([call(), call()]);
    expect(tokens()).toEqual(['none', 'none']);
    page.cookie = 'XSRF-TOKEN=first';
    open[0]?.answer(419);
    // Long enough for a second attempt to be sent.
    await new Promise((later) => setImmediate(later));
    expect(tokens()).toEqual(['none', 'none']);
    page.cookie = 'XSRF-TOKEN=second';
    open[1]?.answer(419);
    await vi.waitFor(() => expect(tokens().slice(2)).toEqual(['second', 'second']));
    for (const one of open.slice(2)) one.answer(200);
    expect(await both).toEqual([{ ok: true }, { ok: true }]);
  });

  it('that was refused does not wait forever for a request without a response [N15]', async () => {
    vi.useFakeTimers();
    const page = stubPage({});
    void call();
    const second = call();
    page.cookie = 'XSRF-TOKEN=new';
    open[1]?.answer(419);
    await vi.advanceTimersByTimeAsync(3000);
    expect(tokens().slice(2)).toEqual(['new']);
    open[2]?.answer(200);
    expect(await second).toEqual({ ok: true });
    vi.useRealTimers();
  });
});
