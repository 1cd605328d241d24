/** Shows that axe finds nothing in any state of the cart: visitors, steps, dialogs; narrow, middle and wide; light and dark. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { useShop } from './shop';

const shop = useShop();

/** 320 px is what 1280 px become at 400 % zoom. */
const WIDTHS = [320, 768, 1280];

async function lookEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page, 'shop-cart'), `${colorScheme}, ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

describe('the cart of', () => {
  it.each([
    ['a buyer', 'kupujacy'],
    ['a trader', 'handlowiec'],
    ['a specialist', 'specjalista'],
    ['a master cart', 'koszyk-glowny'],
    ['a project cart', 'koszyk-projektowy'],
    ['a begun payment', 'platnosc-rozpoczeta'],
    ['a child that is being paid', 'koszyk-podrzedny-oplacany'],
    ['a deferred payment', 'platnosc-odroczona'],
    ['a voucher', 'kod-rabatowy'],
    ['an exceeded limit', 'limit-przekroczony'],
    ['a client without payments', 'brak-platnosci'],
    ['an empty cart', 'pusty-koszyk'],
  ])('%s is accessible', async (_, visitor) => {
    const page = await shop.visit('/koszyk', { as: visitor });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await lookEverywhere(page);
  });
});

describe('the way to an order', () => {
  it('is accessible in every step and dialog', async () => {
    const page = await shop.visit('/koszyk');
    await page.getByRole('radio', { name: /Kurier/ }).check();
    await page.getByRole('radio', { name: 'Szybka płatność online' }).check();
    await page.getByRole('group', { name: 'Metoda płatności' }).waitFor();
    await lookEverywhere(page);

    await page.getByRole('button', { name: 'Przejdź do danych adresowych' }).click();
    await page.getByRole('radio', { name: 'inny' }).check();
    await lookEverywhere(page);
    await page.getByRole('button', { name: 'Dodaj nowy adres' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Dodaj adres' }).click();
    await dialog.getByText('Wymagane minimum 3 znaki').first().waitFor();
    await lookEverywhere(page);
    await page.keyboard.press('Escape');

    await page.getByRole('radio', { name: 'Adres z rachunku' }).check();
    await page.getByRole('button', { name: 'Podsumowanie zamówienia' }).click();
    await page.getByRole('heading', { name: 'Dane kupującego' }).waitFor();
    await lookEverywhere(page);
  });

  it('is accessible with a message in its slot', async () => {
    const page = await shop.visit('/koszyk#/addresses');
    await page.getByRole('radio', { name: /Paczkomat/ }).check();
    await page.getByRole('button', { name: 'Wybierz paczkomat' }).waitFor();
    await lookEverywhere(page);
  });
});
