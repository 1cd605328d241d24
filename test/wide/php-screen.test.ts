/** Tests the cart that the PHP shop prints: equal to the React view, and orderable without scripts. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outlineOf } from '../fixtures/outline';
import { holdReact, waitForCartView, markup } from '../e2e/first-screens';
import { hasPhp } from '../php/serve';
import { startFreshPhp } from '../e2e/php';
import { browserOf } from '../e2e/worker';
import { label } from '../e2e/labels';

describe.skipIf(!hasPhp)('the PHP shop’s cart', () => {
  let shop: Awaited<ReturnType<typeof startFreshPhp>>;
  const pages: Page[] = [];
  beforeAll(async () => void (shop = await startFreshPhp()));
  afterEach(() => Promise.all(pages.splice(0).map((page) => page.context().close())));
  afterAll(() => shop.stop());

  async function open(javaScriptEnabled: boolean): Promise<Page> {
    const context = await (await browserOf()).newContext({ javaScriptEnabled, locale: 'pl-PL' });
    const page = await context.newPage();
    pages.push(page);
    return page;
  }

  for (const who of ['kupujacy', 'handlowiec', 'bez-adresu'])
    it(`${who}: the printed cart equals its view`, async () => {
      const page = await open(true);
      await page.goto(`${shop.url}/koszyk`);
      await page.evaluate((slug) => {
        const form = document.querySelector<HTMLFormElement>('form#kto')!;
        form.requestSubmit(form.querySelector<HTMLButtonElement>(`[value="${slug}"]`));
      }, who);
      await page.waitForURL('**/koszyk');
      const react = holdReact(page);
      await react.prepare;
      await page.goto(`${shop.url}/koszyk`);
      await page.waitForFunction(() => customElements.get('shop-cart') !== undefined);
      const printed = await markup(page);
      expect(printed).toContain('data-item');
      await react.letGo();
      await waitForCartView(page);
      expect(outlineOf(await markup(page))).toBe(outlineOf(printed));
    });

  it('has a press before React even if the buyer leaves at once', async () => {
    const page = await open(true);
    await holdReact(page).prepare;
    // It contains what sends the press.
    const early = page.waitForResponse('**/early-*');
    await page.goto(`${shop.url}/koszyk`);
    await early;
    const line = page.locator('.items__row[data-item]').first();
    await line.getByRole('button', { name: /Zwiększ/ }).click();
    const stepped = await line.locator('input').inputValue();
    await page.goto(`${shop.url}/`);
    await page.goto(`${shop.url}/koszyk`);
    expect(await line.locator('input').inputValue()).toBe(stepped);
  });

  it('is changed and ordered without scripts', async () => {
    const page = await open(false);
    await page.goto(`${shop.url}/koszyk`);
    const line = page.locator('.items__row[data-item]').first();
    const before = Number(await line.locator('input').inputValue());
    await line.getByRole('button', { name: /Zwiększ/ }).click();
    expect(Number(await line.locator('input').inputValue())).toBeGreaterThan(before);
    await line.locator('input').fill('100000');
    await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await page.getByRole('alert').getByText('dostępna ilość to').waitFor();
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page
      .getByRole('radio', { name: /za pobraniem|przy odbiorze|Przelew/i })
      .first()
      .check();
    await page.getByRole('button', { name: label('cart.toAddresses') }).click({ force: true });
    await page.getByRole('heading', { name: 'Podsumowanie zamówienia' }).waitFor();
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.getByRole('heading', { name: 'Dziękujemy za zamówienie' }).waitFor();
    expect(shop.faults).toEqual([]);
  });
});
