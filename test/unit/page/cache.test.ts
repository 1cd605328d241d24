/** Shows that a page without IndexedDB, or with a broken one, works and stores no large values. */
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
