/** Tests the longest cart printed: 500 lines on many sheets. */
import { describe, expect, it } from 'vitest';
import { pdftotext } from '../machine/tools';
import { sheetsOf } from '../e2e/pdf';
import { choose, toSummary, useShop } from '../e2e/shop';

const shop = useShop();

describe('a printed cart of 500 lines', () => {
  it('takes as many sheets as its lines need, with column headings on each, wherever it was scrolled', async () => {
    const page = await shop.visit('/koszyk', { as: 'koszyk-500' });
    await page.locator('[data-item]').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    // This display value repeats the row on each sheet.
    const head = page.locator('shop-cart thead');
    expect(await head.evaluate((one) => getComputedStyle(one).display)).toBe('table-header-group');
    const sheets = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    const many = await sheets();
    expect(many).toBeGreaterThan(8);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await sheets()).toBe(many);
  });

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
      const numbers = sheets
        .join(' ')
        .match(/(?<= )\d+(?= [A-Z]{3}\d-\d{4} )/g)
        ?.map(Number);
      expect(numbers).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
    },
  );
});
