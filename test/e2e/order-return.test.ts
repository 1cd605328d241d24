/** Tests a return in the demo shop by keyboard on a phone: two lines with a photo, and the order then shows it. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { returns } from '../../demo/server/db/schema/returns';
import { useShop } from './shop';

const shop = useShop();
// The orders of earlier years are everybody's of this company.
afterEach(() => shop.db.delete(returns));

/** The label or the text of the control with the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = (element as HTMLInputElement | null)?.labels?.[0] ?? element;
    return element?.getAttribute('aria-label') ?? label?.textContent ?? '';
  });

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (RegExp(name).test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no control „${name}” within 60 tabs`);
}

it('two lines are returned by keyboard on a phone, with a photo', async () => {
  const page = await shop.visit('/konto/zamowienia', { as: 'staly-klient', width: 390 });
  const card = page.locator('shop-orders [part~=order]').filter({ hasText: 'Dostarczone' }).first();
  await card.getByRole('button', { name: /^Szczegóły/ }).focus();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Zwrot lub reklamacja' }).waitFor();
  await tabTo(page, /^Zwrot lub reklamacja$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().waitFor();
  const names = (await dialog.getByRole('checkbox').all()).slice(0, 2);
  const [first, second] = await Promise.all(names.map((one) => one.locator('xpath=..').innerText()));
  await tabTo(page, first!.trim());
  await page.keyboard.press('Space');
  await tabTo(page, /^Powód/);
  await page.keyboard.press('U');
  await dialog
    .getByLabel(/^Dodaj zdjęcia/)
    .setInputFiles({ name: 'pęknięta.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });
  await dialog.getByRole('button', { name: 'Usuń zdjęcie: pęknięta.png' }).waitFor();
  await tabTo(page, second!.trim());
  await page.keyboard.press('Space');
  expect(
    await dialog
      .getByLabel(/^Powód/)
      .nth(1)
      .inputValue(),
  ).toBe('damaged');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await tabTo(page, /^Wyślij zgłoszenie$/);
  await dialog.getByText(/^Wysyłamy zdjęcia/).waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await card
    .locator('[part~=order-return]')
    .getByText(/^R\/\d{4}\/\d{6}$/)
    .waitFor();
  expect(await card.locator('[part~=order-return]').innerText()).toContain('Wysłane');
  await page.reload();
  await page.getByRole('tab', { name: 'Zwroty i reklamacje' }).click();
  await expect.poll(() => page.locator('shop-orders [part~=order]').count()).toBe(1);
});

/** A picture of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
