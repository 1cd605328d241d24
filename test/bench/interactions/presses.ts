/** The measured presses, by their name in the results. Each restores the state in which the next one starts. */
import type { Locator, Page } from 'playwright-core';
import { label, startsLike } from '../../e2e/labels';

export interface Press {
  readonly name: string;
  /** What is clicked. It is found and brought into view before the measurement. */
  readonly target: (page: Page) => Locator;
  /** The measured keys after the click. */
  readonly keys?: (page: Page) => Promise<unknown>;
  /** The target gets the focus before the measurement, without a click: the operating system draws the options of a select. */
  readonly isFocused?: boolean;
  /** Not measured. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Minimum number of lines for this press. */
  readonly from?: number;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const remove = (page: Page): Locator => button(page, startsLike('cart.items.removeItem'));
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Szukaj w koszyku' });
const order = (page: Page): Locator => page.getByLabel('Kolejność');
const LONG = 50;

/** Presses that a plain cart supports, too. */
export const commonPresses: readonly Press[] = [
  { name: 'plus', target: (page) => button(page, /^Zwiększ/) },
  { name: 'minus', target: (page) => button(page, /^Zmniejsz/) },
  {
    name: 'a typed quantity',
    target: (page) => page.getByRole('textbox', { name: /^Ilość/ }).nth(2),
    async keys({ keyboard }) {
      await keyboard.press('Control+A');
      await keyboard.type('7');
      await keyboard.press('Tab');
    },
  },
  { name: 'remove', target: remove },
  {
    name: 'search in the lines',
    from: LONG,
    target: search,
    keys: ({ keyboard }) => keyboard.type('fuga', { delay: 30 }),
  },
  {
    name: 'clear the search',
    from: LONG,
    target: search,
    async keys({ keyboard }) {
      await keyboard.press('Control+A');
      await keyboard.press('Delete');
    },
  },
  { name: 'order by value', from: LONG, target: order, isFocused: true, keys: ({ keyboard }) => keyboard.press('End') },
  { name: 'order as added', from: LONG, target: order, isFocused: true, keys: ({ keyboard }) => keyboard.press('Home') },
];

export const cartPresses: readonly Press[] = [
  ...commonPresses,
  { name: 'undo', before: (page) => remove(page).click(), target: (page) => button(page, /^Cofnij: /) },
  { name: 'a carrier', target: (page) => page.getByRole('radio', { name: /Kurier/ }).first() },
  { name: 'a payment', target: (page) => page.getByRole('radio', { name: 'Przedpłata na konto' }) },
  {
    name: 'a note',
    target: (page) => page.getByRole('textbox', { name: 'Uwagi do zamówienia' }),
    keys: ({ keyboard }) => keyboard.type('Na rano', { delay: 30 }),
  },
  { name: 'to the addresses', target: (page) => button(page, label('cart.toAddresses')) },
  { name: 'another address', target: (page) => page.getByRole('radio', { name: 'inny' }).first() },
  { name: 'the address form', target: (page) => button(page, /^Dodaj (nowy )?adres/) },
  {
    name: 'typing in the form',
    target: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    keys: ({ keyboard }) => keyboard.type('Jan Nowak', { delay: 30 }),
  },
  {
    name: 'close the form',
    target: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    isFocused: true,
    keys: ({ keyboard }) => keyboard.press('Escape'),
  },
  {
    name: 'back to the cart',
    target: (page) => page.getByRole('navigation', { name: 'Etapy zamówienia' }).getByText('Koszyk'),
  },
];
