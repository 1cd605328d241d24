/** Tests the longest cart printed: 500 lines on many sheets. */
import { describe, expect, it } from 'vitest';
import { pdftotext } from '../machine/tools';
import { sheetsOf } from '../e2e/pdf';
import { choose, toSummary, useShop } from '../e2e/shop';

const shop = useShop();

/** The numbers of the lines, each before its product's code. */
const numbersOn = (sheets: readonly string[]) =>
  sheets
    .join(' ')
    .match(/(?<= )\d+(?= [A-Z]{3}\d-\d{4} )/g)
    ?.map(Number);

describe('a printed cart of 500 lines', () => {
  it.skipIf(!pdftotext.isHere())(
    'is the order sheet on step 1 too, wherever it was scrolled: every line once, headings and page numbers [O21]',
    async () => {
      const page = await shop.visit('/koszyk', { as: 'koszyk-500' });
      await page.locator('[data-item]').first().waitFor();
      // The sheet's code comes when the page is idle.
      await expect.poll(async () => (await sheetsOf(page)).join(' ')).toContain('To podsumowanie koszyka');
      const sheets = await sheetsOf(page);
      for (const sheet of sheets.slice(0, -1)) expect(sheet).toContain('Symbol Nazwa');
      expect(numbersOn(sheets)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await sheetsOf(page)).toHaveLength(sheets.length);
    },
  );

  it.skipIf(!pdftotext.isHere())(
    'prints 500 folded lines with headings on each sheet, also on the direct way to the summary [O19, O20, O21]',
    async () => {
      const page = await shop.visit('/koszyk', { as: 'koszyk-500' });
      await choose(page);
      await toSummary(page);
      await page.reload();
      const rest = page.locator('shop-cart details.order__rest');
      await rest.locator('summary').waitFor();
      await expect.poll(() => page.locator('shop-cart tr[data-item]').count()).toBe(500);
      expect(await page.locator('shop-cart tr[data-item]:visible').count()).toBeLessThan(20);
      await expect(page.locator('shop-cart tr[data-item] img:visible').count()).resolves.toBe(0);
      const sheets = await sheetsOf(page);
      for (const [at, sheet] of sheets.slice(0, -1).entries()) {
        expect(sheet).toContain(`strona ${at + 1} z ${sheets.length}`);
        expect(sheet).toContain('Symbol Nazwa');
      }
      expect(numbersOn(sheets)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
    },
  );
});
