/** Tests, in a real IndexedDB, that large values are stored until they expire, and that all values expire. */
import { expect } from '@open-wc/testing';
import { cacheSet, cacheGet } from '../../../src/page/cache';

const UNUSED = 'points of an address that is no longer used';

/** The keys of this file in the browser, because other files store their lockers there at the same time. */
const keys = (): Promise<IDBValidKey[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('shop-elements', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const request = opening.result.transaction('kept').objectStore('kept').getAllKeys();
      request.onsuccess = () =>
        resolve(request.result.filter((key) => ['a', 'b', 'old', UNUSED].includes(String(key))));
      opening.result.close();
    };
  });

const put = (key: string, value: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('shop-elements', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const request = opening.result.transaction('kept', 'readwrite').objectStore('kept').put(value, key);
      request.onsuccess = () => resolve();
      opening.result.close();
    };
  });

describe('large values', () => {
  it('are returned as they were stored', async () => {
    await cacheSet('a', new Float64Array([1, 2]));
    expect(await cacheGet('a')).to.deep.equal(new Float64Array([1, 2]));
  });

  it('that have expired are deleted on reading', async () => {
    await cacheSet('old', 1, 0);
    expect(await cacheGet('old')).to.equal(undefined);
    expect(await keys()).to.deep.equal(['a']);
  });

  it('that have expired are deleted when another value is stored, whatever their key', async () => {
    await cacheSet(UNUSED, 1, 0);
    await cacheSet('b', 2);
    expect(await keys()).to.deep.equal(['a', 'b']);
  });

  it('of another format are ignored and deleted [E7]', async () => {
    for (const nonsense of [
      null,
      0,
      'text',
      [],
      {},
      { value: 1 },
      { until: 'soon', value: 1 },
      { until: {}, value: 1 },
    ]) {
      await put('a', nonsense);
      expect(await cacheGet('a'), JSON.stringify(nonsense)).to.equal(undefined);
      await put(UNUSED, nonsense);
      await cacheSet('b', 2);
      expect(await keys(), JSON.stringify(nonsense)).to.deep.equal(['b']);
    }
  });
});
