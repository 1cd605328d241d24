/** Tests the bar at the bottom of a phone: one row, sticky while it is low, static if it would cover too much. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { label } from './labels';
import { choose, toSummary, useShop } from './shop';

const shop = useShop();

const bar = (page: Page) => page.locator('shop-cart [part~="action"]');
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size, 'important'), `${percent}%`);

/** Whether the bar's upper edge is in the window while the page is at its top. */
const sticks = async (page: Page): Promise<boolean> => {
  await page.evaluate(() => scrollTo(0, 0));
  return (await bar(page).boundingBox())!.y < page.viewportSize()!.height;
};
/** The bar's share of the window's height. */
const part = async (page: Page): Promise<number> =>
  (await bar(page).boundingBox())!.height / page.viewportSize()!.height;

describe('the cart’s bar on a phone of 360 px', () => {
  it('has the sum and the button in one row on both steps before the summary', async () => {
    const page = await shop.visit('/koszyk', { width: 360 });
    const row = async () => {
      const sum = (await bar(page).locator('strong').boundingBox())!;
      const button = (await bar(page).locator('[part~="button-primary"]').boundingBox())!;
      expect(sum.x + sum.width).toBeLessThan(button.x);
      expect(sum.y).toBeGreaterThan(button.y - 1);
      expect(sum.y + sum.height).toBeLessThan(button.y + button.height + 1);
    };
    await row();
    await choose(page);
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('heading', { name: 'Dane adresowe' }).waitFor();
    await row();
    expect((await bar(page).boundingBox())!.height).toBeLessThan(100);
  });

  it('sticks while it is low, and stops above 30 % of the window', async () => {
    const page = await shop.visit('/koszyk', { width: 360 });
    expect(await part(page)).toBeLessThan(0.3);
    expect(await sticks(page)).toBe(true);

    await enlarge(page, 250);
    expect(await part(page)).toBeGreaterThan(0.3);
    await expect.poll(() => sticks(page)).toBe(false);
    await enlarge(page, 100);
    await expect.poll(() => sticks(page)).toBe(true);

    await page.setViewportSize({ width: 360, height: 300 });
    expect(await part(page)).toBeGreaterThan(0.3);
    await expect.poll(() => sticks(page)).toBe(false);
  });
});

it('the main button on a desktop is below the totals and as wide', async () => {
  const page = await shop.visit('/koszyk');
  await choose(page);
  await toSummary(page);
  const [totals, button] = [page.locator('[part~="totals"]'), bar(page).locator('[part~="button-primary"]')];
  const [above, below] = [(await totals.boundingBox())!, (await button.boundingBox())!];
  expect(below.y).toBeGreaterThan(above.y + above.height);
  expect(below.width).toBeGreaterThanOrEqual(above.width);
  await expect(page.locator('shop-cart .cart__bar-total').isVisible()).resolves.toBe(false);
});
