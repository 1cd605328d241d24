/** The measured presses, by their name in the results. Each restores the state in which the next one starts. */
import type { Locator, Page } from 'playwright-core';
import { label, startsLike } from '../../e2e/labels';

export interface Press {
  readonly name: string;
  /** Trusted input by the browser itself. */
  readonly act: (page: Page) => Promise<unknown>;
  /** Minimum number of lines for this press. */
  readonly from?: number;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const quantity = (page: Page): Locator => page.getByRole('textbox', { name: /^Ilość/ }).nth(2);
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Szukaj w koszyku' });
const LONG = 50;

/** Presses that a plain cart supports, too. */
export const commonPresses: readonly Press[] = [
  { name: 'plus', act: (page) => button(page, /^Zwiększ/).click() },
  { name: 'minus', act: (page) => button(page, /^Zmniejsz/).click() },
  {
    name: 'a typed quantity',
    async act(page) {
      await quantity(page).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('7');
      await page.keyboard.press('Tab');
    },
  },
  { name: 'remove', act: (page) => button(page, startsLike('cart.items.removeItem')).click() },
  {
    name: 'search in the lines',
    from: LONG,
    async act(page) {
      await search(page).click();
      await page.keyboard.type('fuga', { delay: 30 });
    },
  },
  {
    name: 'clear the search',
    from: LONG,
    async act(page) {
      await search(page).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
    },
  },
  { name: 'order by value', from: LONG, act: (page) => ordered(page, 'value') },
  { name: 'order as added', from: LONG, act: (page) => ordered(page, 'added') },
];

/** By keys, because the operating system draws the list of options outside the page. */
async function ordered(page: Page, value: 'value' | 'added'): Promise<void> {
  await page.getByLabel('Kolejność').focus();
  await page.keyboard.press(value === 'value' ? 'End' : 'Home');
}

export const cartPresses: readonly Press[] = [
  ...commonPresses,
  { name: 'undo', act: (page) => removedAndUndone(page) },
  {
    name: 'a carrier',
    act: (page) =>
      page
        .getByRole('radio', { name: /Kurier/ })
        .first()
        .click(),
  },
  { name: 'a payment', act: (page) => page.getByRole('radio', { name: 'Przedpłata na konto' }).click() },
  {
    name: 'a note',
    async act(page) {
      await page.getByRole('textbox', { name: 'Uwagi do zamówienia' }).click();
      await page.keyboard.type('Na rano', { delay: 30 });
    },
  },
  { name: 'to the addresses', act: (page) => button(page, label('cart.toAddresses')).click() },
  { name: 'another address', act: (page) => page.getByRole('radio', { name: 'inny' }).first().click() },
  { name: 'the address form', act: (page) => button(page, /^Dodaj (nowy )?adres/).click() },
  {
    name: 'typing in the form',
    async act(page) {
      await page.getByRole('dialog').getByRole('textbox').first().click();
      await page.keyboard.type('Jan Nowak', { delay: 30 });
    },
  },
  { name: 'close the form', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'back to the cart',
    act: (page) => page.getByRole('navigation', { name: 'Etapy zamówienia' }).getByText('Koszyk').click(),
  },
];

async function removedAndUndone(page: Page): Promise<void> {
  await button(page, startsLike('cart.items.removeItem')).click();
  await button(page, /^Cofnij: /).click();
}
