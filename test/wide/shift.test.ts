/** Tests layout shift while elements load: on the cart's page, and around each element of the documentation. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForAllViews } from '../a11y/state';
import { declarations } from '../../src/tools/manifest/outputs';
import { painted } from '../e2e/first-screens';
import { quiet } from '../e2e/requests';
import { useShop, withoutCart, type VisitOptions } from '../e2e/shop';

const shop = useShop();

interface Watching {
  shifts: number[];
}

/** Sums up layout shifts from the first paint on; the cart's responses wait until the loading state is displayed. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = ((globalThis as unknown as Watching).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        // The header's elements have their own tests.
        const moved = entry.sources.filter(({ node }) => node?.parentElement?.closest('header') == null);
        if (moved.length > 0) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/koszyk', async (route) => {
    if (route.request().method() === 'POST') await painted(page);
    return route.fallback();
  });
}

const shifted = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as Watching).shifts.filter((value) => value > 0));

async function load(options: VisitOptions, arrive: (page: Page) => Promise<unknown>): Promise<number[]> {
  const prepare = async (page: Page) => {
    await watch(page);
    await options.prepare?.(page);
  };
  const page = await shop.visit('/koszyk', { ...options, prepare });
  await arrive(page);
  await quiet(page);
  await painted(page);
  return shifted(page);
}

const lines = (page: Page) => page.getByRole('table').first().waitFor();

describe('nothing moves', () => {
  it.each([
    ['with the template’s cart', { width: 1280 }, lines],
    ['with the template’s cart on a phone', { width: 390 }, lines],
    ['where the cart has to be asked for', { prepare: withoutCart }, lines],
    ['where the cart has to be asked for, on a phone', { width: 390, prepare: withoutCart }, lines],
  ] as const)('%s', async (_, options, arrive) => {
    expect(await load(options, arrive)).toEqual([]);
  });
});

/** Excluded: elements whose height depends on their data (the cart has the tests above), the map, which moves within its box, and the settings. */
const GROWING = new Set(
  'shop-address shop-filters shop-search shop-orders shop-cart shop-locker-map shop-config'.split(' '),
);
/** Elements excluded on a phone: the calculator's labels may wrap there. */
const GROWING_ON_PHONES = new Set([...GROWING, 'shop-calculator']);
const tags = (await declarations()).map(({ tag }) => tag);

/** Opens an element's example above a text, with scripts that arrive after its first paint, and touches it. */
async function example(tag: string, width: number, prepare: (page: Page) => Promise<unknown>): Promise<number[]> {
  const page = await shop.visit(`/elementy/${tag}/podglad`, {
    width,
    prepare: async (one) => {
      await watch(one);
      await one.route('**/elements/**/*.js', async (route) => {
        await painted(one).catch(() => {});
        return route.fallback();
      });
      await one.route('**/podglad', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('</main>', '</main><p>Below</p>');
        return route.fulfill({ response: answer, body });
      });
      await prepare(one);
    },
  });
  await page.waitForFunction((name) => document.querySelector(`${name}:defined`) !== null, tag);
  await waitForAllViews(page);
  await painted(page);
  const shifts = await shifted(page);
  await page.context().close();
  return shifts;
}

describe('a loading element moves nothing:', () => {
  const wide = tags.filter((tag) => !GROWING.has(tag));
  it.each(wide)('<%s>', async (tag) => {
    expect(await example(tag, 1280, async () => {})).toEqual([]);
  });

  const onPhones = tags.filter((tag) => !GROWING_ON_PHONES.has(tag)).toReversed();
  it.each(onPhones)('<%s> on a phone', async (tag) => {
    expect(await example(tag, 390, async () => {})).toEqual([]);
  });

  it('<shop-quick-order> on a tablet, whose rows are cards as on a phone', async () => {
    expect(await example('shop-quick-order', 768, async () => {})).toEqual([]);
  });

  it('only because of the style sheet: without it much moves (control)', async () => {
    const without = (page: Page) => page.route('**/shop-elements.css', (route) => route.abort());
    for (const tag of ['shop-input', 'shop-tabs', 'shop-calculator'])
      expect(await example(tag, 1280, without), tag).not.toEqual([]);
  });
});

describe('a script that fails to load', () => {
  it('hides nothing', async () => {
    const page = await shop.visit('/elementy/shop-tabs/podglad', {
      prepare: (one) => one.route('**/elements/*.js', (route) => route.abort()),
    });
    const last = page.locator('shop-tabs > section').last();
    expect(await last.isVisible()).toBe(false);
    await expect.poll(() => last.isVisible(), { timeout: 8000 }).toBe(true);
    await page.context().close();
  });
});
