/** Tests how a request reads the CSRF token, and the console warning about a refused one if the page can read no newer one. */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPage } from '../../fixtures/page';

/** Sends two requests with a refused token. `onGet` returns the page that may contain a newer one. */
async function refusedTwice(onGet: () => string = () => '<!doctype html>') {
  const { request } = await import('../../../src/http/request');
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    Promise.resolve(method === 'POST' ? new Response('', { status: 419 }) : new Response(onGet())),
  );
  for (let index = 0; index < 2; index += 1)
    await expect(request(v.unknown(), { url: 'https://sklep.example/koszyk', body: {} })).rejects.toMatchObject({
      code: 'csrf',
    });
}
const warned = () => vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
const warnings = () => vi.mocked(console.warn).mock.calls.map(([line]) => line);

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a refused token', () => {
  const warningsFor = (name: string) => [
    `shop-elements: the CSRF token is refused, and the browser blocks cookies, ${name} too.`,
  ];

  it.each<[what: string, page: Parameters<typeof stubPage>[0], name: string]>([
    ['there is none', {}, 'XSRF-TOKEN'],
    ['there is a meta alone that stays as it is', { metas: { 'csrf-token': 'kept' } }, 'XSRF-TOKEN'],
    ['the cookie has another name', { config: { 'csrf-cookie': 'csrf' } }, 'csrf'],
  ])('is logged once if no cookie can be read: %s', async (_what, page, name) => {
    stubPage(page);
    await refusedTwice();
    await warned();
    expect(warnings().filter((line) => /token/.test(line as string))).toEqual(warningsFor(name));
  });

  it('logs nothing if a script can read the cookie', async () => {
    stubPage({ cookie: 'XSRF-TOKEN=abc' });
    await refusedTwice();
    expect(warnings()).toEqual([]);
  });

  it('logs nothing if the fetched page has a newer token', async () => {
    stubPage({ metas: { 'csrf-token': 'kept' } });
    let index = 0;
    await refusedTwice(() => `<meta name="csrf-token" content="fresh${(index += 1)}">`);
    expect(warnings()).toEqual([]);
  });
});

it('a request reads the cookies once, because reading blocks the page', async () => {
  stubPage({ cookie: 'XSRF-TOKEN=abc' });
  const read = vi.spyOn(document, 'cookie', 'get');
  const { request } = await import('../../../src/http/request');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  await request(v.unknown(), { url: 'https://sklep.example/koszyk', body: {} });
  expect(read).toHaveBeenCalledTimes(1);
});
