/** Shows that large values are never missed: a page without IndexedDB, or with a broken one, just keeps nothing. */
import { afterEach, expect, it, vi } from 'vitest';
import { cacheSet, cacheGet } from '../../../src/page/cache';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is missing', undefined],
  [
    'throws on access',
    {
      open() {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('the cache stores nothing if IndexedDB %s', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  await cacheSet('points', new Float64Array(3));
  expect(await cacheGet('points')).toBeUndefined();
});
