/** Tests the state of the carts' dropdown after a request without a usable response. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../../fixtures/page';

let page: ReturnType<typeof stubPage>;

/** The widget after a load with a broken connection. */
async function afterBreaking(path: string, before: () => void) {
  vi.stubGlobal('fetch', () => {
    before();
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  const { loadWidget, widgetOf } = await import('../../../../src/cart/widget/state');
  await loadWidget(path);
  return widgetOf(`https://sklep.example${path}`);
}

beforeEach(() => {
  vi.resetModules();
  page = stubPage();
});
afterEach(() => vi.unstubAllGlobals());

it('loadWidget sets failed without a response', async () => {
  expect(await afterBreaking('/a', () => {})).toMatchObject({ loading: false, failed: true });
});

it('loadWidget does not set failed for a request aborted by leaving', async () => {
  expect(await afterBreaking('/b', () => page.send('pagehide'))).toMatchObject({ loading: false, failed: false });
});
