/** Tests the three steps in the URL: links, Back and Forward, and the rules for opening a step. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { label } from './labels';
import { useShop } from './shop';

const shop = useShop();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const hash = (page: Page) => new URL(page.url()).hash;

async function withCourier(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
}

/** Chooses the locker carrier without a locker. */
async function withoutLocker(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Paczkomat/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
  await page.getByRole('button', { name: 'Nie wybrano paczkomatu' }).waitFor();
}

describe('the steps', () => {
  it('are opened from the step bar as far as they are available, completed ones with a check mark [R2, R3]', async () => {
    const page = await shop.visit('/koszyk');
    const step = (name: string) =>
      page.getByRole('navigation', { name: 'Etapy zamówienia' }).getByRole('button', { name });
    expect(await step('Dane adresowe').getAttribute('aria-disabled')).toBe('true');
    await step('Dane adresowe').click({ force: true });
    expect(hash(page)).toBe('');
    await withCourier(page);
    await expect.poll(() => step('Podsumowanie').getAttribute('aria-disabled')).toBeNull();
    await step('Podsumowanie').click();
    await heading(page, 'Podsumowanie i płatność').waitFor();
    expect(await step('Podsumowanie').getAttribute('aria-current')).toBe('step');
    expect(await step('Koszyk').innerText()).not.toContain('1');
    await step('Koszyk').click();
    await heading(page, 'Koszyk').waitFor();
  });

  it('follow Back, Forward and a reload [R1]', async () => {
    const page = await shop.visit('/koszyk');
    await withCourier(page);
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await heading(page, 'Dane adresowe').waitFor();
    expect(hash(page)).toBe('#/addresses');
    await page.getByRole('button', { name: label('cart.toSummary') }).click();
    await heading(page, 'Podsumowanie i płatność').waitFor();
    await page.goBack();
    await heading(page, 'Dane adresowe').waitFor();
    await page.goForward();
    await heading(page, 'Podsumowanie i płatność').waitFor();
    await page.reload();
    await heading(page, 'Podsumowanie i płatność').waitFor();
  });

  it('move the focus to the title of the opened step', async () => {
    const page = await shop.visit('/koszyk');
    await withCourier(page);
    await page.getByRole('button', { name: label('cart.toAddresses') }).click();
    await expect
      .poll(() => page.locator('shop-cart').evaluate((cart) => cart.shadowRoot?.activeElement?.textContent))
      .toBe('Dane adresowe');
  });

  it('can be opened by a link, but not before they are available', async () => {
    const page = await shop.visit('/koszyk#/summary');
    await heading(page, 'Koszyk').waitFor();
    expect(hash(page)).toBe('#/');
  });

  it('return to the first step with an error if no locker is chosen', async () => {
    const page = await shop.visit('/koszyk');
    await withoutLocker(page);
    await page.evaluate(() => {
      location.hash = '#/addresses';
    });
    await page.locator('[part~="messages"][part~="inpost"]').getByText('Nie wybrano paczkomatu').waitFor();
    expect(hash(page)).toBe('#/');
  });

  it('keep the message about a missing locker after the cart has loaded in the background', async () => {
    const page = await shop.visit('/koszyk');
    await withoutLocker(page);
    await page.goto(`${shop.url}/oddzialy`);
    const loaded = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.goto(`${shop.url}/koszyk#/summary`);
    await loaded;
    const message = page.locator('[part~="messages"][part~="inpost"]').getByText('Nie wybrano paczkomatu');
    await message.waitFor();
    await page.waitForTimeout(500);
    expect(await message.count()).toBe(1);
  });
});
