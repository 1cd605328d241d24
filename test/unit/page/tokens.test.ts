/** Tests how cookies and metas are read. */
import { afterEach, expect, it, vi } from 'vitest';
import { readCookie, readMeta } from '../../../src/page/tokens';
import { stubPage } from '../../fixtures/page';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=1; XSRF-TOKEN=abc; b=2', 'abc'],
  ['XSRF-TOKEN=a%3D%3D', 'a=='],
  ['XSRF-TOKEN=a==', 'a=='],
  ['XSRF-TOKEN=100%', '100%'],
  ['XSRF-TOKEN=', ''],
  ['MY-XSRF-TOKEN=abc', undefined],
  ['', undefined],
])('readCookie reads "%s" as %j', (cookie, token) => {
  stubPage({ cookie });
  expect(readCookie('XSRF-TOKEN')).toBe(token);
});

it('readCookie returns undefined if cookies cannot be read', () => {
  vi.stubGlobal('document', {
    get cookie() {
      throw new Error('SecurityError');
    },
  });
  expect(readCookie('XSRF-TOKEN')).toBeUndefined();
});

it('readMeta reads a meta by its name; empty means missing [N2]', () => {
  stubPage({ metas: { 'csrf-token': 'abc', empty: '' } });
  expect(readMeta('csrf-token')).toBe('abc');
  expect(readMeta('empty')).toBeUndefined();
  expect(readMeta('other')).toBeUndefined();
});
