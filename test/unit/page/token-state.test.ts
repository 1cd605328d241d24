/** Shows that a cookie that was never set is distinguished from one that no script can read. */
import { afterEach, expect, it, vi } from 'vitest';
import { stateOf } from '../../../src/page/token-state';
import { readCookie } from '../../../src/page/tokens';

/** A browser's cookies as a script sees them: it can neither read nor overwrite hidden ones. */
function stubCookies(hostname: string, hidden: readonly string[], refused: RegExp = /domain=(pl|127.*|0.*|1)$/) {
  const jar = new Map<string, string>();
  vi.stubGlobal('location', { hostname, protocol: 'http:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([key, value]) => `${key.split('@')[0]}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const domain = /domain=([^;]+)/.exec(line)?.[1] ?? '';
      if (refused.test(line) || hidden.includes(`${name}@${domain}`)) return;
      if (line.includes('max-age=0')) jar.delete(`${name}@${domain}`);
      else jar.set(`${name}@${domain}`, value);
    },
  });
  return jar;
}
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['never set', [], /./, 'its cookie XSRF-TOKEN was never set'],
  ['HttpOnly', ['XSRF-TOKEN@'], /./, 'its cookie XSRF-TOKEN is HttpOnly: no script can read it'],
  [
    'HttpOnly of the whole domain',
    ['XSRF-TOKEN@firma.pl'],
    /./,
    'its cookie XSRF-TOKEN is HttpOnly: no script can read it',
  ],
])('stateOf describes a cookie %s, and deletes its test cookie [E11]', (_, hidden, __, state) => {
  const jar = stubCookies('sklep.firma.pl', hidden);
  expect(stateOf('XSRF-TOKEN', readCookie)).toBe(state);
  expect([...jar.keys()]).toEqual([]);
});

it('stateOf reports that the browser blocks all cookies of the page', () => {
  stubCookies('127.0.0.1', [], /./);
  expect(stateOf('XSRF-TOKEN', readCookie)).toBe('the browser blocks cookies, XSRF-TOKEN too');
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('sandboxed', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  });
  expect(stateOf('XSRF-TOKEN', readCookie)).toBe('the browser blocks cookies, XSRF-TOKEN too');
});
