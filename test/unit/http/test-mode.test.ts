/** Shows that a page's requests name their scenario only on this machine and to their own origin. */
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../fixtures/page';

/** The scenario that two requests to that URL send. */
async function sentScenarios(href: string, scenario = 'overdue', to = '/koszyk') {
  stubPage({ href, config: { test: scenario } });
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response('{}')),
  );
  vi.stubGlobal('fetch', fetched);
  const { request } = await import('../../../src/http/request');
  for (let index = 0; index < 2; index += 1) await request(v.unknown(), { url: to, body: {} });
  return fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('x-shop-test'));
}

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(['http://localhost/koszyk', 'https://sklep.localhost:8443/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
  'each call of %s names its scenario',
  async (href) => {
    expect(await sentScenarios(href)).toEqual(['overdue', 'overdue']);
    expect(console.warn).not.toHaveBeenCalled();
  },
);

it.each(['https://sklep.example/koszyk', 'https://localhost.example/', 'http://127.0.0.1.example/'])(
  'no call of %s names a scenario, and the console logs it once',
  async (href) => {
    expect(await sentScenarios(href)).toEqual([null, null]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['<shop-config> test: on localhost only, ignored.', 'node_modules/shop-elements/dist/faults.html#test'],
    ]);
  },
);

it('an empty attribute names no scenario, because templates may always print the attribute', async () => {
  expect(await sentScenarios('https://sklep.example/koszyk', '')).toEqual([null, null]);
  expect(console.warn).not.toHaveBeenCalled();
});

it('another origin receives no scenario', async () => {
  expect(await sentScenarios('http://localhost:3000/', 'overdue', 'http://localhost:8787/koszyk')).toEqual([
    null,
    null,
  ]);
});

it('a name with characters that headers forbid is encoded', async () => {
  expect(await sentScenarios('http://localhost/', 'po terminie ę')).toEqual(Array(2).fill('po%20terminie%20%C4%99'));
});
