/** Tests which page after a redirect is the login page of an ended session. */
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '../../../src/http/request';
import { stubPage } from '../../fixtures/page';

beforeEach(() => void stubPage());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https://sklep.example/koszyk/', '<html><title>Koszyk</title>', 'unreadable'],
  ['https://www.sklep.example/', '<html><title>Sklep</title>', 'unreadable'],
  ['https://sklep.example/login?next=/koszyk', '<html>', 'session'],
  ['https://sklep.example/sso/start', '<html>', 'session'],
  ['https://sklep.example/', '<html><input type="password">', 'session'],
])(
  'redirected to %s with %s is the failure %s: a POST that became a GET ends no session [E13]',
  async (url, html, code) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve({ status: 200, redirected: true, url, text: () => Promise.resolve(html) }),
    );
    const call = request(v.unknown(), { url: 'https://sklep.example/koszyk', body: {} });
    await expect(call).rejects.toMatchObject({ code });
  },
);
