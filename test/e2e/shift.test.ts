/** Shows that nothing on the cart's page moves while the cart loads: with the template's cart, without, and on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useShop, withoutCart, type VisitOptions } from './shop';

const shop = useShop();

interface Watching {
  shifts: number[];
}

/** Sums up layout shifts from the first painting on; answers come late, so that the loading is seen. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = ((globalThis as unknown as Watching).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        // The header's elements have tests of their own.
        const moved = entry.sources.filter(({ node }) => node?.parentElement?.closest('header') == null);
        if (moved.length > 0) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/koszyk', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 600));
    return route.fallback();
  });
}

const shifted = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as Watching).shifts.filter((value) => value > 0));

async function load(options: VisitOptions, shown: (page: Page) => Promise<unknown>): Promise<number[]> {
  const prepare = async (page: Page) => {
    await watch(page);
    await options.prepare?.(page);
  };
  const page = await shop.visit('/koszyk', { ...options, prepare });
  await shown(page);
  await page.waitForTimeout(1500);
  return shifted(page);
}

const lines = (page: Page) => page.getByRole('table').first().waitFor();

describe('nothing moves', () => {
  it.each([
    ['with the template’s cart', { width: 1280 }, lines],
    ['with the template’s cart on a phone', { width: 390 }, lines],
    ['where the cart has to be asked for', { prepare: withoutCart }, lines],
    ['where the cart has to be asked for, on a phone', { width: 390, prepare: withoutCart }, lines],
  ] as const)('%s', async (_, options, shown) => {
    expect(await load(options, shown)).toEqual([]);
  });
});
