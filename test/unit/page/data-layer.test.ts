/** Tests when the page's analytics receives an event: once it is on the screen, and each fact once. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushEvent } from '../../../src/page/data-layer';
import { stubPage, stubStorages } from '../../fixtures/page';

beforeEach(() => {
  stubPage();
  stubStorages();
  vi.stubGlobal('dataLayer', []);
});
afterEach(() => vi.unstubAllGlobals());

it('pushEvent waits on a prerendered page until the buyer sees it [N14]', async () => {
  const shown = new EventTarget();
  Object.assign(document, { prerendering: true, addEventListener: shown.addEventListener.bind(shown) });
  pushEvent({ event: 'begin_checkout' }, '7');
  pushEvent({ event: 'begin_checkout' }, '7');
  expect([dataLayer, localStorage.getItem('shop-elements.said begin_checkout 7')]).toEqual([[], null]);
  Object.assign(document, { prerendering: false });
  shown.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();
  expect(dataLayer).toEqual([{ event: 'begin_checkout' }]);
});

declare const dataLayer: unknown[];
