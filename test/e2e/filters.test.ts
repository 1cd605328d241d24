/** Tests the filters of a listing in the demo shop: applied when ticked, reverted by Back, and usable without scripts. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useShop } from './shop';

const shop = useShop();

describe('the listing’s filters', () => {
  const total = async (page: Page) => Number(/z (\d+)/.exec(await page.locator('.bar p').innerText())?.[1]);

  it('apply without a reload by keyboard, and Back reverts them', async () => {
    const page = await shop.visit('/kategoria/gres');
    const all = await total(page);
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.locator('shop-filters:state(shown)').waitFor();
    const box = page.locator('shop-filters').getByRole('checkbox', { name: /^Promocje/ });
    await box.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/promotion=1/);
    await expect.poll(() => total(page)).toBeLessThan(all);
    expect(await box.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);
    await page.goBack();
    await expect.poll(() => total(page)).toBe(all);
    expect([await box.isChecked(), await page.evaluate(() => 'isSame' in globalThis)]).toEqual([false, true]);
  });

  it('work as a plain form without JavaScript', async () => {
    const page = await shop.visit('/kategoria/gres', { context: { javaScriptEnabled: false } });
    await page.locator('shop-filters input[name="br[]"]').first().check();
    await page.locator('shop-filters button').click();
    await page.waitForURL(/br%5B%5D=/);
    expect(await total(page)).toBeGreaterThan(0);
  });
});
