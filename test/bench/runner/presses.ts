/** The measured presses, each by a control's selector and name, and the keys that follow. */
import { label, labelStart } from '../../e2e/labels';

/** A control that `page.js` finds. */
export interface Control {
  readonly css: string;
  /** A pattern of its accessible name. */
  readonly control: string;
}

/** Sends trusted keys, by their names in `KeyboardEvent.key`: a text, or keys together. */
export interface Keyboard<Key extends string> {
  type(text: string): Promise<unknown>;
  press(...keys: readonly Key[]): Promise<unknown>;
}

type Key = 'Control' | 'a' | 'Tab' | 'Delete' | 'End' | 'Home' | 'Escape';

/** Each restores the state in which the next one starts. */
export interface Press extends Control {
  /** Its name in the results. */
  readonly name: string;
  /** The measured keys after the click. */
  readonly keys?: (keyboard: Keyboard<Key>) => Promise<unknown>;
  /** The control gets the focus before the measurement, without a click: the operating system draws the options of a select. */
  readonly isFocused?: boolean;
  /** Clicked before, not measured. */
  readonly before?: Control;
  /** Minimum number of lines for this press. */
  readonly from?: number;
}

export const PLUS = { css: 'button', control: '^Zwiększ' } as const;
export const QUANTITY = { css: 'input', control: '^Ilość' } as const;
const REMOVE = { css: 'button', control: `^${labelStart('cart.items.removeItem').trim()}` } as const;
const SEARCH = { css: 'input[type=search]', control: '^Szukaj w koszyku' } as const;
const ORDER = { css: 'select', control: '^Kolejność', isFocused: true } as const;
const FIELD = { css: 'dialog[open] input', control: '' } as const;
const LONG = 50;

/** Presses that a plain cart supports, too. */
export const commonPresses: readonly Press[] = [
  { name: 'plus', ...PLUS },
  { name: 'minus', css: 'button', control: '^Zmniejsz' },
  {
    name: 'a typed quantity',
    ...QUANTITY,
    async keys(keyboard) {
      await keyboard.press('Control', 'a');
      await keyboard.type('7');
      await keyboard.press('Tab');
    },
  },
  { name: 'remove', ...REMOVE },
  { name: 'search in the lines', ...SEARCH, from: LONG, keys: (keyboard) => keyboard.type('fuga') },
  {
    name: 'clear the search',
    ...SEARCH,
    from: LONG,
    async keys(keyboard) {
      await keyboard.press('Control', 'a');
      await keyboard.press('Delete');
    },
  },
  { name: 'order by value', ...ORDER, from: LONG, keys: (keyboard) => keyboard.press('End') },
  { name: 'order as added', ...ORDER, from: LONG, keys: (keyboard) => keyboard.press('Home') },
];

export const cartPresses: readonly Press[] = [
  ...commonPresses,
  { name: 'undo', before: REMOVE, css: 'button', control: '^Cofnij: ' },
  { name: 'a carrier', css: 'input[type=radio]', control: 'Kurier' },
  { name: 'a payment', css: 'input[type=radio]', control: '^Przedpłata na konto' },
  { name: 'a note', css: 'textarea', control: '^Uwagi do zamówienia', keys: (keyboard) => keyboard.type('Na rano') },
  { name: 'to the addresses', css: 'button', control: `^${label('cart.toAddresses')}` },
  { name: 'another address', css: 'input[type=radio]', control: '^inny' },
  { name: 'the address form', css: 'button', control: '^Dodaj (nowy )?adres' },
  { name: 'typing in the form', ...FIELD, keys: (keyboard) => keyboard.type('Jan Nowak') },
  { name: 'close the form', ...FIELD, isFocused: true, keys: (keyboard) => keyboard.press('Escape') },
  { name: 'back to the cart', css: 'nav[aria-label="Etapy zamówienia"] :is(button, a)', control: 'Koszyk' },
];
