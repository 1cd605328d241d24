/** Shows the cart dropdown before React: pressed, it opens with the carts, and goes on in the view without a jump. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { outlineOf } from '../fixtures/outline';
import { failReact, hold, holdReact, watchShift } from './first-screens';
import { useShop } from './shop';

const shop = useShop();

const widget = (page: Page) => page.locator('shop-cart-widget');
const button = (page: Page) => widget(page).getByRole('button');
const panel = (page: Page) => widget(page).locator('.widget__panel');
const isView = (page: Page) =>
  page.waitForFunction(() => document.querySelector('shop-cart-widget')?.matches(':state(shown)'));

async function early(as?: string) {
  let react: ReturnType<typeof holdReact> | undefined;
  const asked: string[] = [];
  const page = await shop.visit('/oddzialy', {
    ...(as && { as }),
    prepare(one) {
      one.on('request', (request) => request.url().endsWith('/api/koszyki') && asked.push(request.url()));
      return (react = holdReact(one)).prepare;
    },
  });
  return { page, asked, letGo: () => react!.letGo() };
}

for (const as of ['kupujacy', 'koszyk-500', 'koszyk-glowny', 'pusty-koszyk'])
  it(`${as}: what opens is what the view shows, and nothing moves`, async () => {
    const { page, asked, letGo } = await early(as);
    await button(page).click();
    await panel(page).getByRole('link', { name: 'Przejdź do koszyka' }).waitFor();
    expect(await button(page).getAttribute('aria-expanded')).toBe('true');
    const drawn = await panel(page).evaluate((one) => one.outerHTML);
    const box = await panel(page).boundingBox();
    const shift = await watchShift(page);
    await letGo();
    await isView(page);
    expect(outlineOf(await panel(page).evaluate((one) => one.outerHTML))).toBe(outlineOf(drawn));
    expect(await panel(page).boundingBox()).toEqual(box);
    expect(await shift()).toBeLessThan(0.001);
    expect(asked).toHaveLength(1);
  });

it('closes by Escape, opens again, and keeps the focus of its link when React comes', async () => {
  const { page, letGo } = await early();
  await page.evaluate(() => {
    const told = { opened: 0 };
    document.addEventListener('shop-cart-widget-opened', () => (told.opened += 1));
    Object.assign(window, { told });
  });
  await button(page).click();
  await panel(page).waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await button(page).evaluate((one) => [one.matches(':focus'), one.ariaExpanded])).toEqual([true, 'false']);
  await page.keyboard.press('Enter');
  const link = panel(page).getByRole('link', { name: 'Przejdź do koszyka' });
  await link.focus();
  await letGo();
  await isView(page);
  expect(await link.evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { told: { opened: number } }).told.opened)).toBe(2);
  await page.mouse.click(5, 400);
  await panel(page).waitFor({ state: 'hidden' });
});

it('is read again for a change that comes before React, and not by the view once more', async () => {
  const { page, asked, letGo } = await early();
  await button(page).hover();
  await expect.poll(() => asked.length).toBe(1);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop-cart-changed')));
  await expect.poll(() => asked.length).toBe(2);
  await letGo();
  await isView(page);
  await widget(page)
    .getByRole('button', { name: /^Koszyk, / })
    .waitFor();
  expect(asked).toHaveLength(2);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('shop-cart-changed')));
  await expect.poll(() => asked.length).toBe(3);
});

it('a page whose React never comes has its dropdown all the same', async () => {
  const page = await shop.visit('/oddzialy', { prepare: failReact });
  await button(page).click();
  await panel(page).getByRole('link', { name: 'Przejdź do koszyka' }).waitFor();
  await button(page).click();
  await panel(page).waitFor({ state: 'detached' });
});

it('a press before the dropdown’s own script is there opens it, though React has failed by then', async () => {
  let own: ReturnType<typeof hold> | undefined;
  const page = await shop.visit('/oddzialy', {
    async prepare(one) {
      await failReact(one);
      await (own = hold(one, '**/elements/chunks/widget-*')).prepare;
    },
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/chunks/react-'));
  await button(page).click();
  await failed;
  await expect.poll(() => own!.held.length).toBeGreaterThan(0);
  // The failure is handled by now, as far as it can be.
  await page.waitForTimeout(300);
  await own!.letGo();
  await panel(page).getByRole('link', { name: 'Przejdź do koszyka' }).waitFor();
});
