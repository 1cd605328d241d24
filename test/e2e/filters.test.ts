/** Tests the filters of a listing in the demo shop: applied when ticked, kept when sorting, and usable without scripts. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useShop } from './shop';
import { label } from './labels';

const shop = useShop();

describe('the listing’s filters', () => {
  const total = async (page: Page) => Number(/z (\d+)/.exec(await page.locator('.bar p').innerText())?.[1]);

  it('send exactly the selection, and a chip removes one value', async () => {
    const page = await shop.visit('/kategoria/gres');
    const all = await total(page);
    const filters = page.locator('shop-filters');
    await filters.getByRole('button', { name: 'pokaż wszystkie' }).first().click();
    await filters.getByRole('checkbox', { name: /^Grafit/ }).check();
    await filters.getByRole('textbox', { name: 'Cena netto (zł) od' }).fill('100,00');
    await page.keyboard.press('Tab');
    await page.waitForURL(/c%5Bmin%5D=100/);
    expect(decodeURIComponent(new URL(page.url()).search)).toBe('?sort=popularnosc&c[min]=100&pr[kolor][]=grafit');
    const some = await total(page);
    expect(some).toBeLessThan(all);
    await page
      .locator('shop-filters')
      .getByRole('link', { name: label('search.filters.remove', 'Kolor: Grafit') })
      .click();
    await page.waitForURL((url) => !url.search.includes('grafit'));
    expect(await total(page)).toBeGreaterThan(some);
  });

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

  it('survive sorting', async () => {
    const page = await shop.visit('/kategoria/gres');
    const filters = page.locator('shop-filters');
    await filters.getByRole('textbox', { name: 'Cena netto (zł) od' }).fill('50,00');
    await filters.getByRole('checkbox', { name: /^Promocje/ }).check();
    const sort = page.getByRole('combobox', { name: 'Sortuj' });
    const order = (await sort.locator('option').nth(1).getAttribute('value'))!;
    await sort.selectOption(order);
    await page.waitForURL(new RegExp(`sort=${order}`));
    expect(decodeURIComponent(new URL(page.url()).search).slice(1).split('&').sort()).toEqual(
      [`sort=${order}`, 'c[min]=50', 'promotion=1'].sort(),
    );
  });

  it('work as a plain form without JavaScript', async () => {
    const page = await shop.visit('/kategoria/gres', { context: { javaScriptEnabled: false } });
    await page.locator('shop-filters input[name="br[]"]').first().check();
    await page.locator('shop-filters button').click();
    await page.waitForURL(/br%5B%5D=/);
    expect(await total(page)).toBeGreaterThan(0);
  });
});
