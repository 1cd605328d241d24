/** Tests a guest's way to an order on a phone: from the footer to the mail's link, its documents and its details, with scripts and without. */
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { useShop } from './shop';

const shop = useShop();

it.each([true, false])(
  'a guest finds an order by the link of a mail; with scripts: %s [P20]',
  async (javaScriptEnabled) => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.status, 'delivered')).limit(1);
    const page = await shop.visit('/regulamin', {
      width: 390,
      context: { javaScriptEnabled },
      prepare: async () => {},
    });
    await page.getByRole('link', { name: 'Znajdź zamówienie' }).click();
    await page.waitForURL('**/znajdz-zamowienie');
    if (javaScriptEnabled) await page.locator('shop-orders [part~=find]').waitFor();
    await page.getByRole('textbox', { name: 'Numer zamówienia' }).fill(order!.number);
    await page.getByRole('textbox', { name: 'E-mail albo telefon' }).fill(order!.contactPhone);
    await page.keyboard.press('Enter');
    await page.getByText('Jeśli mamy takie zamówienie').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goto(`${shop.url}/poczta`);
    const mail = page.locator('.mail').filter({ hasText: `Odnośnik do zamówienia ${order!.number}` });
    await mail.first().getByRole('link', { name: 'Otwórz' }).click();
    await page.getByRole('heading', { level: 1, name: `Zamówienie ${order!.number}` }).waitFor();
    const list = page.locator('shop-orders');
    if (javaScriptEnabled) {
      await list.getByRole('button', { name: `Szczegóły zamówienia ${order!.number}` }).click();
      await list.locator('[part~=documents]').waitFor();
      expect(await list.getByRole('button', { name: 'Zamów ponownie' }).count()).toBe(0);
      expect(await list.getByRole('search').count()).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const href = await list.locator('a[href*="/konto/dokumenty/"]').first().getAttribute('href');
    expect((await page.request.get(new URL(href!, shop.url).href)).status()).toBe(200);
  },
);
