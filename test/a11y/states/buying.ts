/** States of quick order, of earlier orders and of the withdrawal. */
import type { Page } from 'playwright-core';
import { answer, hold, type State } from '../state';

const ORDERS = '**/api/zamowienia*';
/** No column has quantities: the preview opens automatically. */
const PRICES = 'Kod towaru;Nazwa;Cena;Karton\nRX1;Długopis;8,48;500\nRX2;Zeszyt;2,10;40\n';
const quick = (page: Page) => page.locator('shop-quick-order');
const code = (page: Page) => quick(page).locator('[part=code]').first();
const order = (page: Page, index: number) => page.locator('shop-orders [part~=order]').nth(index);

const quickStates: readonly State[] = [
  { name: 'quick order', arrive: (page: Page) => code(page).waitFor(), accessibilityTree: true as const },
  {
    name: 'quick order of a code that nobody knows',
    arrive: async (page: Page) => {
      await code(page).fill('XQ9-7ZV-0000');
      await code(page).press('Enter');
      await quick(page).getByText('Nie znaleziono').first().waitFor();
    },
  },
  {
    name: 'quick order, the columns of a file',
    arrive: async (page: Page) => {
      await code(page).waitFor();
      await quick(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'cennik.csv', mimeType: 'text/csv', buffer: Buffer.from(PRICES) });
      await quick(page).getByRole('heading', { name: 'Kolumny: cennik.csv' }).waitFor();
    },
  },
].map((state) => ({ tags: ['shop-quick-order'], path: '/szybkie-zamowienie', as: 'pusty-koszyk', ...state }));

// No tree is recorded: the dates of these orders depend on today.
const orders: readonly State[] = [
  { name: 'orders', arrive: (page: Page) => order(page, 0).waitFor() },
  {
    name: 'orders, one with its lines and documents',
    arrive: async (page: Page) => {
      await order(page, 2).getByText('Szczegóły').first().click();
      await order(page, 2).getByText('Zamówione produkty').waitFor();
    },
  },
  {
    name: 'orders, one that was sent in parts',
    arrive: async (page: Page) => {
      await order(page, 1).getByText('Szczegóły').first().click();
      await order(page, 1).getByText('Jeszcze nie wysłane').waitFor();
    },
  },
  {
    name: 'orders that await their payment',
    arrive: async (page: Page) => {
      await page.getByRole('button', { name: /^Do zapłaty/, pressed: false }).click();
      await page.getByRole('button', { name: /^Do zapłaty/, pressed: true }).waitFor();
      await page.locator('shop-orders [part~=orders][aria-busy=false]').first().waitFor();
    },
  },
  {
    name: 'order to be repeated',
    arrive: async (page: Page) => {
      await order(page, 2).getByRole('button', { name: 'Zamów ponownie' }).click();
      await page.getByRole('dialog').getByText('Nic się nie zmieniło').waitFor();
    },
  },
  {
    name: 'orders that are loading',
    prepare: (page: Page) => hold(page, ORDERS),
    arrive: (page: Page) => page.locator('shop-orders:state(shown)').waitFor(),
  },
  {
    name: 'orders that did not come',
    prepare: (page: Page) => answer(page, ORDERS, {}, 503),
    arrive: (page: Page) => page.getByText('Nie udało się wczytać zamówień.').first().waitFor(),
  },
  {
    name: 'no orders yet',
    prepare: (page: Page) => answer(page, ORDERS, { orders: [], total: 0, page: 1, pages: 1 }),
    arrive: (page: Page) => page.getByText('Nie ma jeszcze zamówień').waitFor(),
  },
].map((state) => ({ tags: ['shop-orders'], path: '/konto/zamowienia', as: 'staly-klient', ...state }));

const withdrawal = (page: Page) => page.locator('shop-withdrawal');
/** Fills in the page's form, which the element takes over. */
const stated = async (page: Page) => {
  const form = withdrawal(page).locator('[part=form]');
  await form.getByLabel('Imię i nazwisko').fill('Jan Kowalski');
  await form.getByLabel('Numer zamówienia').fill('ZAM/2026/000001');
  await form.getByLabel('E-mail').fill('jan@example.com');
  await form.getByRole('button', { name: 'Dalej' }).click();
  await withdrawal(page).locator('[part=statement]').waitFor();
};

const withdrawals: readonly State[] = [
  { name: 'withdrawal', arrive: (page: Page) => withdrawal(page).locator('[part=form]').waitFor() },
  {
    name: 'withdrawal with wrong fields',
    arrive: async (page: Page) => {
      await withdrawal(page).locator('[part=form]').waitFor();
      await withdrawal(page).getByRole('button', { name: 'Dalej' }).click();
      await page.getByText('Pola do poprawy: 3').first().waitFor();
    },
  },
  { name: 'withdrawal, its statement', arrive: stated },
].map((state) => ({ tags: ['shop-withdrawal'], path: '/odstapienie', accessibilityTree: true as const, ...state }));

const find = (page: Page) => page.locator('shop-orders').locator('[part=find]');
const guests: readonly State[] = [
  { name: 'order to be found', arrive: (page: Page) => find(page).waitFor() },
  {
    name: 'order to be found, with wrong fields',
    arrive: async (page: Page) => {
      await find(page).getByLabel('Numer zamówienia').fill('ZAM/2026/000001');
      await find(page).getByLabel('E-mail albo telefon').fill('anna');
      await find(page).getByRole('button', { name: 'Znajdź zamówienie' }).click();
      await find(page).getByText('Wpisz adres e-mail albo numer telefonu.').waitFor();
    },
  },
  {
    name: 'order to be found, the answer',
    arrive: async (page: Page) => {
      await find(page).getByLabel('Numer zamówienia').fill('ZAM/1999/000001');
      await find(page).getByLabel('E-mail albo telefon').fill('anna@example.com');
      await find(page).getByRole('button', { name: 'Znajdź zamówienie' }).click();
      await find(page).getByText('Jeśli mamy takie zamówienie').waitFor();
    },
  },
].map((state) => ({
  tags: ['shop-orders'],
  path: '/znajdz-zamowienie',
  accessibilityTree: true as const,
  ...state,
}));

export const buyingStates: readonly State[] = [...quickStates, ...orders, ...withdrawals, ...guests];
