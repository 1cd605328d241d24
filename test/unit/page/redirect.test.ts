/** Tests that the console names a redirect that made a POST a GET. */
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../../src/page/notes';
import { stubPage } from '../../fixtures/page';

afterEach(() => vi.unstubAllGlobals());

const failure = { code: 'session', message: 'session (200)', status: 200, body: undefined };

it.each([
  ['POST', 12.5, true],
  ['POST', 0, false],
  ['GET', 12.5, false],
])('the console names the redirect of a %s that began after %s ms: %s', (method, redirectStart, isNamed) => {
  stubPage({ href: 'https://sklep.example/' });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const url = `/koszyk-${method}-${redirectStart}`;
  vi.stubGlobal('performance', {
    getEntriesByName: (name: string) => (name === `https://sklep.example${url}` ? [{ redirectStart }] : []),
  });
  call(failure, method, url, '<html>');
  expect(String(warned.mock.calls.at(-1)).includes('after a redirect: 301, 302 and 303 make a POST a GET')).toBe(
    isNamed,
  );
});
