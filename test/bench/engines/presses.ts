/** The measured presses, each by a control's selector and name, and the keys that follow. */
import { label } from '../../e2e/labels';
import type { Driver } from './drivers';

export interface Press {
  readonly name: string;
  readonly css: string;
  /** A pattern of the control's accessible name. */
  readonly control: string;
  readonly keys?: (driver: Driver) => Promise<unknown>;
}

export const PLUS = { css: 'button', control: '^Zwiększ' } as const;
export const QUANTITY = { css: 'input', control: '^Ilość' } as const;
const SEARCH = { css: 'input[type=search]', control: '^Szukaj w koszyku' } as const;

export const presses: readonly Press[] = [
  { name: 'plus', ...PLUS },
  { name: 'minus', css: 'button', control: '^Zmniejsz' },
  {
    name: 'a typed quantity',
    ...QUANTITY,
    async keys(driver) {
      await driver.press('Control', 'a');
      await driver.type('7');
      await driver.press('Tab');
    },
  },
  { name: 'search in the lines', ...SEARCH, keys: (driver) => driver.type('fuga') },
  {
    name: 'clear the search',
    ...SEARCH,
    async keys(driver) {
      await driver.press('Control', 'a');
      await driver.press('Delete');
    },
  },
  { name: 'a carrier', css: 'input[type=radio]', control: 'Kurier' },
  { name: 'a payment', css: 'input[type=radio]', control: '^Przedpłata na konto' },
  { name: 'a note', css: 'textarea', control: '^Uwagi do zamówienia', keys: (driver) => driver.type('Na rano') },
  { name: 'to the addresses', css: 'button', control: `^${label('cart.toAddresses')}` },
  { name: 'back to the cart', css: 'nav[aria-label="Etapy zamówienia"] :is(button, a)', control: 'Koszyk' },
];
