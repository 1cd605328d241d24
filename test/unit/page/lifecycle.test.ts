/** Tests when the page counts as being left, so that a request aborted by a navigation is not a failure. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../fixtures/page';

async function aPage() {
  const page = stubPage();
  vi.resetModules();
  return { page, ...(await import('../../../src/page/lifecycle')), ...(await import('../../../src/page/leave')) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('isLeaving is true after pagehide, and false once the page is restored', async () => {
  const { page, isLeaving } = await aPage();
  expect(isLeaving()).toBe(false);
  page.send('pagehide');
  expect(isLeaving()).toBe(true);
  page.send('pageshow', { persisted: true });
  expect(isLeaving()).toBe(false);
});

it('isLeaving is true after beforeunload during a request, for as long as the navigation may take', async () => {
  const { page, isLeaving, whileUnderWay } = await aPage();
  let answer!: () => void;
  const work = whileUnderWay(() => new Promise<void>((resolve) => (answer = resolve)));
  page.send('beforeunload');
  expect(isLeaving()).toBe(true);
  vi.advanceTimersByTime(5000); // The buyer has chosen to stay, or it was a download.
  expect(isLeaving()).toBe(false);
  answer();
  await work;
});

it('isLeaving is false after beforeunload without a request', async () => {
  const { page, isLeaving, whileUnderWay } = await aPage();
  await whileUnderWay(async () => {});
  await whileUnderWay(() => Promise.reject(new Error('offline'))).catch(() => {});
  page.send('beforeunload');
  expect(isLeaving()).toBe(false);
});

it('whileUnderWay listens once for all requests, and stops: a listener would prevent the back/forward cache', async () => {
  const { page, whileUnderWay } = await aPage();
  const remove = vi.spyOn(globalThis, 'removeEventListener');
  for (let request = 0; request < 3; request++) await whileUnderWay(async () => {});
  expect(remove).toHaveBeenCalledTimes(0);
  page.send('beforeunload');
  page.send('beforeunload');
  expect(remove).toHaveBeenCalledTimes(1);
  await whileUnderWay(async () => {});
  page.send('beforeunload');
  expect(remove).toHaveBeenCalledTimes(2);
});

it('isLeaving is true when a buyer who stayed during a long request leaves later', async () => {
  const { page, isLeaving, whileUnderWay } = await aPage();
  void whileUnderWay(() => new Promise<void>(() => {}));
  page.send('beforeunload');
  vi.advanceTimersByTime(5000);
  page.send('beforeunload');
  expect(isLeaving()).toBe(true);
});

it('onPageRestored is called after a bfcache restore, not on the first display', async () => {
  const { page, onPageRestored } = await aPage();
  const listener = vi.fn();
  const stop = onPageRestored(listener);
  page.send('pageshow', { persisted: false });
  expect(listener).not.toHaveBeenCalled();
  page.send('pageshow', { persisted: true });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  page.send('pageshow', { persisted: true });
  expect(listener).toHaveBeenCalledOnce();
});

it.each([
  ['https://sklep.example/zamowienie/1', true],
  ['https://sklep.example/koszyk?x=1', true],
  ['https://sklep.example/koszyk', true],
  ['https://sklep.example/koszyk#/addresses', false],
])('leaveTo %s leaves the page: %s', async (url, leaves) => {
  const { page, isLeaving, leaveTo } = await aPage();
  expect(leaveTo(url, () => {})).toBe(leaves);
  expect(isLeaving()).toBe(leaves);
  expect(page.location.assign).toHaveBeenCalledWith(url);
});

it('leaveTo calls onStayed if the page is still open: the URL was a file', async () => {
  const { isLeaving, leaveTo } = await aPage();
  const onStayed = vi.fn();
  leaveTo('https://sklep.example/proforma.pdf', onStayed);
  vi.advanceTimersByTime(15_000);
  expect(onStayed).toHaveBeenCalledOnce();
  expect(isLeaving()).toBe(false);
});

it('leaveTo does not call onStayed after a bfcache restore', async () => {
  const { page, leaveTo } = await aPage();
  const onStayed = vi.fn();
  leaveTo('https://sklep.example/zamowienie/1', onStayed);
  page.send('pagehide');
  page.send('pageshow', { persisted: true });
  vi.advanceTimersByTime(15_000);
  expect(onStayed).not.toHaveBeenCalled();
});
