/** Shows that stored texts are returned and expire, even in a browser that forbids storage. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabTexts } from '../../../src/page/storage';

/** A storage like the browser's: stored texts are own properties of the object, but the methods are not. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
const aStorage = (entries: Readonly<Record<string, string>> = {}) => Object.assign(new FakeStorage(), entries);
const stub = (storage: unknown) => vi.stubGlobal('sessionStorage', storage);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  tabTexts.remove('a');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns a stored text unchanged, line breaks included', () => {
  stub(aStorage());
  tabTexts.set('a', 'dwie\nlinie 1');
  expect(tabTexts.get('a')).toBe('dwie\nlinie 1');
});

it('deletes a text after a day, or after the given time [E7]', () => {
  stub(aStorage());
  tabTexts.set('a', 'x');
  vi.advanceTimersByTime(86_399_000);
  expect(tabTexts.get('a')).toBe('x');
  vi.advanceTimersByTime(1000);
  expect(tabTexts.get('a')).toBeUndefined();
  tabTexts.set('a', 'x', 10);
  vi.advanceTimersByTime(10_000);
  expect(tabTexts.get('a')).toBeUndefined();
});

it('ignores texts that it has not written', () => {
  stub(aStorage({ a: 'cudzy zapis' }));
  expect(tabTexts.get('a')).toBeUndefined();
});

it('keeps in memory a text that a full storage rejects, and never returns the older one', () => {
  const storage = aStorage();
  stub(storage);
  tabTexts.set('a', 'old');
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  tabTexts.set('a', 'new');
  expect(tabTexts.get('a')).toBe('new');
});

it('deletes expired texts under all our keys once per page, and nothing else', async () => {
  vi.resetModules();
  const { tabTexts: fresh } = await import('../../../src/page/storage');
  const [past, soon] = [`${Date.now()} 1`, `${Date.now() + 1000} 1`];
  const storage = aStorage({
    'shop-elements.said purchase 1': past,
    'shop-elements.said purchase 2': soon,
    'shop-elements.odd': 'zapis innej wersji',
    'theirs.key': past,
  });
  stub(storage);
  fresh.get('shop-elements.said purchase 3');
  expect(Object.keys(storage)).toHaveLength(4);
  fresh.set('shop-elements.said purchase 3', '1');
  expect(Object.keys(storage)).toEqual([
    'shop-elements.said purchase 2',
    'shop-elements.odd',
    'theirs.key',
    'shop-elements.said purchase 3',
  ]);
});

it('works if even reading sessionStorage throws [E7]', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new Error('SecurityError');
    },
  });
  tabTexts.set('a', 'x');
  expect(tabTexts.get('a')).toBe('x');
  tabTexts.remove('a');
  expect(tabTexts.get('a')).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
