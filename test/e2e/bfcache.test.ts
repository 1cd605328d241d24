/** Shows that the Back button finds a living cart: reloaded, unlocked, and listening again (issue "Every state of the cart"). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useShop } from './shop';

const shop = useShop({ keepsPages: true });

const quantity = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ }).first();

/** Marks the page's own script world: only a page that was kept still has the mark. */
const mark = (page: Page) => page.evaluate(() => void ((window as { kept?: boolean }).kept = true));
async function back(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back()).catch(() => {});
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(path);
  expect(await page.evaluate(() => (window as { kept?: boolean }).kept), 'kept for the Back button').toBe(true);
}

/** An action of the same person elsewhere, for example on the telephone. */
async function post(page: Page, data: object) {
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  const answer = await page.request.post(`${shop.url}/koszyk`, { data, headers: { 'X-XSRF-TOKEN': token } });
  return ((await answer.json()) as { cart: { id: number; items: { id: number; step: number }[] } }).cart;
}

describe('a page that comes back from the back/forward cache', () => {
  it('reloads the cart and says what changed meanwhile', async () => {
    const page = await shop.visit('/koszyk');
    await quantity(page).waitFor();
    const was = Number(await quantity(page).inputValue());
    await mark(page);
    await page.goto(`${shop.url}/oddzialy`);
    const cart = await post(page, {});
    const { id, step } = cart.items[0]!;
    await post(page, { quantity: { [id]: was + step }, cartToUpdate: cart.id });
    await back(page, '/koszyk');
    await expect.poll(() => quantity(page).inputValue()).toBe(String(was + step));
    await page.getByText(/: ilość .* → /).waitFor();
  });

  it('has its locks reset: after an order the next, empty cart stands there, and nothing is still being placed', async () => {
    const page = await shop.visit('/koszyk');
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
    await page.getByRole('button', { name: 'Przejdź do danych adresowych' }).click();
    await page.getByRole('button', { name: 'Podsumowanie zamówienia' }).click();
    await page.getByRole('heading', { name: 'Podsumowanie i płatność' }).waitFor();
    await mark(page);
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await page.waitForURL(/\/zamowienie\//);
    await back(page, '/koszyk');
    await page.getByText('Nie znaleziono produktów').waitFor();
    expect(await page.getByText('Składamy zamówienie…').count()).toBe(0);
  });

  it('takes actions again, and hears of other tabs again', async () => {
    const page = await shop.visit('/koszyk');
    await quantity(page).waitFor();
    await mark(page);
    await page.goto(`${shop.url}/oddzialy`);
    await back(page, '/koszyk');
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await expect.poll(async () => JSON.stringify(await post(page, {}))).toContain('"carrier":{');
    const second = await page.context().newPage();
    await second.goto(`${shop.url}/koszyk`);
    const wanted = String(Number(await quantity(second).inputValue()) + 24);
    await quantity(second).fill(wanted);
    await quantity(second).press('Enter');
    await expect.poll(() => quantity(page).inputValue()).toBe(wanted);
  });
});
