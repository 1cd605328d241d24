/** Tests resuming an interrupted payment from the orders, on a phone by keyboard: the order stays one. */
import { expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { placeOrder, toSummary, useShop } from './shop';

const shop = useShop();

it('an interrupted online payment is resumed from the orders with one press [P8] [P11]', async () => {
  const page = await shop.visit('/koszyk', { width: 390 });
  const before = await shop.db.$count(orders);
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
  await page.getByRole('radio', { name: 'BLIK' }).check();
  await toSummary(page);
  await placeOrder(page);
  const pay = page.getByRole('link', { name: /^Zapłać 16.521,00.zł/ });
  const state = page.locator('shop-orders [part~="payment"]');
  await state.getByText('Czekamy na płatność').waitFor();
  // Below the page's header, as in the mock-up.
  const top = (await page.locator('main').boundingBox())?.y ?? 0;
  const box = await pay.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0) - top).toBeLessThanOrEqual(343);
  const confirmation = page.url();
  // The buyer opens the payment page and leaves it.
  await pay.press('Enter');
  await page.getByRole('button', { name: /^Zapłać/ }).waitFor();
  await page.goto(`${shop.url}/konto/zamowienia`);
  await pay.press('Enter');
  await page.getByRole('button', { name: 'Odrzuć płatność' }).press('Enter');
  await state.getByText('Płatność się nie powiodła. Zamówienie czeka, spróbuj ponownie.').waitFor();
  expect(page.url()).toBe(confirmation);
  // Another tab pays, and this page updates itself.
  const other = await page.context().newPage();
  await other.goto(`${confirmation}/zaplac`);
  await other.getByRole('button', { name: /^Zapłać/ }).press('Enter');
  await other.getByRole('heading', { name: 'Dziękujemy za zamówienie' }).waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.getByRole('heading', { name: 'Dziękujemy za zamówienie' }).waitFor();
  await state.getByText('Opłacone').waitFor();
  expect(await shop.db.$count(orders)).toBe(before + 1);
});
