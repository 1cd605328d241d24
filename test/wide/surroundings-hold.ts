/** Checks a page in changed conditions; each check restores the page for the next one. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as look from './surroundings';

export async function expectTargets(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await look.smallTargets(page, 'shop-cart', 44), 'targets under 44 px').toEqual([]);
}

export async function expectRings(page: Page, tag: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect.soft(await look.withoutFocusRing(page, tag), 'no focus in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** Tests that the page needs no sideways scrolling at 400 % zoom, on a phone in landscape, and on a tablet. */
export async function expectRoom(page: Page): Promise<void> {
  for (const [width, height] of [
    [320, 256],
    [740, 360],
    [768, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await look.sideways(page), `scrolls two ways at ${width} × ${height}`).toBeLessThanOrEqual(0);
    expect.soft(await look.obscuredOnFocus(page), `focus covered at ${width} × ${height}`).toEqual([]);
  }
}

/** Expects that nothing is cut off with the text spacing of WCAG 1.4.12. */
export async function expectSpacing(page: Page): Promise<void> {
  const cutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    // The demo's own card cuts itself off at 1280 px.
    return (await look.cutOff(page)).filter((one) => !one.startsWith('article '));
  };
  const before = { 320: await cutAt(320), 1280: await cutAt(1280) };
  await look.spaceText(page);
  for (const width of [320, 1280] as const) {
    // Elements that measure themselves, like the slider, follow the window one frame later.
    await expect
      .poll(async () => (await cutAt(width)).filter((one) => !before[width].includes(one)), {
        message: `cut off at ${width} px`,
      })
      .toEqual([]);
    expect.soft(await look.sideways(page), `scrolls two ways, spaced, at ${width} px`).toBeLessThanOrEqual(0);
  }
}
