/** Tests the cart dropdown without React, which it does not need. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { failReact, hold } from './first-screens';
import { useShop } from './shop';

const shop = useShop();

const widget = (page: Page) => page.locator('shop-cart-widget');
const button = (page: Page) => widget(page).getByRole('button');
const panel = (page: Page) => widget(page).locator('.widget__panel');

it('the printed dropdown opens, closes on Escape and outside, and reloads after a change, keeping the focus', async () => {
  const requests: string[] = [];
  const page = await shop.visit('/oddzialy', {
    prepare(one) {
      one.on('request', (request) => request.url().endsWith('/api/koszyki') && requests.push(request.url()));
      return failReact(one);
    },
  });
  await button(page).click();
  const link = panel(page).getByRole('link', { name: 'Przejdź do koszyka' });
  await link.waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await button(page).evaluate((one) => [one.matches(':focus'), one.ariaExpanded])).toEqual([true, 'false']);
  await page.keyboard.press('Enter');
  await link.focus();
  expect(requests).toHaveLength(1);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop-cart-changed')));
  await expect.poll(() => requests.length).toBe(2);
  expect(await link.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.mouse.click(5, 400);
  await panel(page).waitFor({ state: 'detached' });
});

it('a press opens the dropdown before its own script has loaded', async () => {
  let own: ReturnType<typeof hold> | undefined;
  const page = await shop.visit('/oddzialy', {
    async prepare(one) {
      await failReact(one);
      await (own = hold(one, '**/elements/chunks/first-screen-*')).prepare;
    },
  });
  await button(page).click();
  await expect.poll(() => own!.held.length).toBeGreaterThan(0);
  await own!.letGo();
  await panel(page).getByRole('link', { name: 'Przejdź do koszyka' }).waitFor();
});
