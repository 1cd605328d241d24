/** Decides that kept texts come back, expire, and survive a browser that forbids storage. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabTexts } from '../../../src/page/storage';

function aStorage(entries = new Map<string, string>()) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}
const stub = (storage: unknown) => vi.stubGlobal('sessionStorage', storage);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  tabTexts.remove('a');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('gives back what was kept, line breaks and all', () => {
  stub(aStorage());
  tabTexts.set('a', 'dwie\nlinie 1');
  expect(tabTexts.get('a')).toBe('dwie\nlinie 1');
});

test('forgets after a day, or after the time given', () => {
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

test('takes no text that it has not written itself', () => {
  stub(aStorage(new Map([['a', 'cudzy zapis']])));
  expect(tabTexts.get('a')).toBeUndefined();
});

test('keeps in memory what a full storage refuses, and never gives the older text instead', () => {
  const storage = aStorage();
  stub(storage);
  tabTexts.set('a', 'old');
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  tabTexts.set('a', 'new');
  expect(tabTexts.get('a')).toBe('new');
});

test('works where even reading sessionStorage throws', () => {
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
