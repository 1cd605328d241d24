/** Tests an order of a cart that the shop has just changed, and the voucher of a stored order. */
import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orders } from '../../demo/server/db/schema/orders';
import { label } from './labels';
import { useShop } from './shop';

const shop = useShop();

const notice = (page: Page) => page.locator('[part~="changes"]');
const total = (page: Page) => page.getByText('Do zapłaty brutto').last().locator('xpath=..').innerText();
const grosze = (text: string): number => Number(text.replaceAll(/\D/g, ''));

describe('a cart that the shop changes between two requests', () => {
  it('stays on the summary with the reason and the difference, and orders nothing unseen [O9]', async () => {
    const page = await shop.visit('/koszyk', { as: 'zmiana-przy-zamowieniu' });
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
    const before = grosze(await total(page));
    const count = await shop.db.$count(orders);
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.getByText('Koszyk zmienił się od ostatniego sprawdzenia.').first().waitFor();
    await notice(page)
      .getByText(/: cena netto .* → /)
      .waitFor();
    expect(grosze(await total(page))).toBeGreaterThan(before);
    expect(await shop.db.$count(orders)).toBe(count);
    expect(new URL(page.url()).hash).toBe('#/summary');
    const submit = page.getByRole('button', { name: label('cart.summary.submit') });
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Widzę zmiany' }).click();
    await submit.click();
    await page.waitForURL(/\/zamowienie\//);
  });
});

describe('a voucher', () => {
  it('appears in the totals, reduces the amount to pay, and is stored with the order', async () => {
    const page = await shop.visit('/koszyk', { as: 'kod-rabatowy' });
    const totals = page.locator('[part~="totals"]').first();
    await totals.getByText('WIOSNA10').waitFor();
    const row = async (name: string) =>
      grosze(await totals.getByText(name, { exact: true }).locator('xpath=..').locator('dd').innerText());
    const goods = await row('Produkty brutto');
    const reduced = goods - Math.round(goods / 10);
    expect(await row('Produkty po rabacie brutto')).toBe(reduced);
    expect(await row('Do zapłaty brutto')).toBe(reduced + (await row('Dostawa brutto')));
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await page.getByRole('button', { name: label('cart.summary.submit') }).click();
    await page.waitForURL(/\/zamowienie\//);
    await page.getByText('Kod rabatowy WIOSNA10, brutto').waitFor();
    const [order] = await shop.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    expect(order?.voucherCode).toBe('WIOSNA10');
    expect(grosze(String(order?.voucherGross))).toBe(goods - reduced);
  });
});
