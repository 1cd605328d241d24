/** Shows that a cart prints as an order sheet: every line, nothing to press (issue "Every state of the cart"). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useShop } from './shop';

const shop = useShop();

/** What of `<shop-cart>` takes room on paper. */
const visible = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator('shop-cart')
    .evaluate(
      (cart, wanted) =>
        [...(cart.shadowRoot?.querySelectorAll<HTMLElement>(wanted) ?? [])]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2)
          .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName),
      selector,
    );

describe('a printed cart', () => {
  it('has all 500 lines and no button', async () => {
    const page = await shop.visit('/koszyk', { as: 'koszyk-500' });
    await page.locator('[data-item]').first().waitFor();
    // As the browser tells before it prints; the emulation alone does not.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    expect(await visible(page, '[data-item]')).toHaveLength(500);
    expect(await visible(page, 'button, input[type=radio], input[type=search], select, [part~="action"]')).toEqual([]);
    const heights = await page
      .locator('[data-item]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThan(10);
  });

  it('takes as many sheets as its lines need, each with the columns’ names, whatever was scrolled to', async () => {
    const page = await shop.visit('/koszyk', { as: 'koszyk-500' });
    await page.locator('[data-item]').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    // By this the browser puts it on every sheet.
    const head = page.locator('shop-cart thead');
    expect(await head.evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
    const sheets = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    const many = await sheets();
    expect(many).toBeGreaterThan(8);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await sheets()).toBe(many);
  });

  it('of a buyer tells lines, delivery, payment and totals on the summary', async () => {
    const page = await shop.visit('/koszyk', { as: 'kod-rabatowy' });
    await page.getByRole('button', { name: 'Przejdź do danych adresowych' }).click();
    await page.getByRole('button', { name: 'Podsumowanie zamówienia' }).click();
    await page.getByRole('heading', { name: 'Podsumowanie i płatność' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await visible(page, 'button, input')).toEqual([]);
    const sheet = await page.locator('shop-cart [part~="cart"]').innerText();
    for (const word of ['Kurier', 'Przedpłata na konto', 'WIOSNA10', 'Do zapłaty brutto', 'Rembud Kowalczyk'])
      expect(sheet).toContain(word);
    expect(sheet).not.toContain('Uwagi');
  });
});
