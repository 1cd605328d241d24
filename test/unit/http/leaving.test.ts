/** Shows that a request aborted because the page is being left shows no failure. */
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import type { Failure } from '../../../src/http/failure';
import { stubPage } from '../../fixtures/page';

afterEach(() => void vi.unstubAllGlobals());

it('a request aborted by a navigation fails as leaving', async () => {
  const page = stubPage();
  vi.resetModules();
  const { request } = await import('../../../src/http/request');
  vi.stubGlobal('fetch', () => {
    page.send('beforeunload');
    return Promise.reject(new TypeError('NetworkError'));
  });
  const failure = await request(v.unknown(), { url: 'https://sklep.example/koszyk' }).catch((error: Failure) => error);
  expect(failure).toMatchObject({ code: 'leaving' });
});
