/** Tests the cart printed as an order sheet: every line, no buttons (issue "Every state of the cart"). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pdftotext } from '../machine/tools';
import { sheetsOf } from './pdf';
import { toSummary, useShop } from './shop';

const shop = useShop();

/** Texts of `<shop-cart>` nodes that take room on paper. */
const visible = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator('shop-cart')
    .evaluate(
      (cart, selector) =>
        [...(cart.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2)
          .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName),
      selector,
    );

describe('a printed cart', () => {
  it('has all 500 lines and no button', async () => {
    const page = await shop.visit('/koszyk', { as: 'koszyk-500' });
    await page.locator('[data-item]').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    // Browsers dispatch it before printing; the emulation does not. The sheet's code comes when the page is idle.
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        return visible(page, '.sheet__lines > tbody:first-of-type > tr');
      })
      .toHaveLength(500);
    expect(await visible(page, '[data-item]')).toEqual([]);
    expect(await visible(page, 'button, input[type=radio], input[type=search], select, [part~="action"]')).toEqual([]);
  });

  it.skipIf(!pdftotext.isHere())(
    'prints the summary on one sheet: head, parties, lines, VAT, total, page numbers [O21]',
    async () => {
      const page = await shop.visit('/koszyk', { as: 'kod-rabatowy', colorScheme: 'dark' });
      await toSummary(page);
      const sheets = await sheetsOf(page);
      expect(sheets).toHaveLength(1);
      const [sheet = ''] = sheets;
      for (const text of [
        'Oddział Warszawa Okęcie',
        'Opiekun: Ewa Zielińska, 22 510 40 12',
        'Jeszcze niezłożone',
        'NIP 5253416727',
        'Dostawa: Kurier',
        'Kod rabatowy WIOSNA10',
        'Do zapłaty brutto',
        'To podsumowanie koszyka, a nie zamówienie ani faktura.',
        'strona 1 z 1',
      ])
        expect(sheet).toContain(text);
      expect(sheet).toMatch(/stan z \d{1,2}\.\d{2}\.\d{4}, \d{2}:\d{2}/);
      expect(sheet).toMatch(/Lp\. Symbol Nazwa Ilość J\.m\. netto VAT netto brutto/);
      expect(sheet).not.toMatch(/Dostępn|Zmień|Uwagi/);
      // Print-only content is no longer on the screen.
      await expect(page.locator('shop-cart .sheet').count()).resolves.toBe(0);
    },
  );
});
