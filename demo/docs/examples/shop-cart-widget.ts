/** The example of `<shop-cart-widget>`: the header's link to the cart, which becomes a dropdown. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['koszyk', 'licznik', 'mini cart', 'dropdown'],
  use: 'The header of every page: the cart’s contents and a link to it.',
  instead: 'The cart’s own page is `<shop-cart>`.',
  height: 520,
  snippet: [el('shop-cart-widget', { url: '/api/koszyki', count: '3' }, el('a', { href: '/koszyk' }, 'Koszyk'))],
  states: [
    { name: 'open', shop: 'buyer', steps: [{ press: '[part~=button]' }], shows: 'Klej elastyczny' },
    { name: 'loading', answer: 'never', steps: [{ press: '[part~=button]' }], shows: 'Wczytywanie koszyka…' },
    {
      name: 'empty',
      answer: { body: { count: 0, carts: [] } },
      steps: [{ press: '[part~=button]' }],
      shows: 'Twój koszyk jest pusty.',
    },
    {
      name: 'not loaded',
      answer: { status: 500 },
      steps: [{ press: '[part~=button]' }],
      shows: 'Nie udało się wczytać koszyka.',
    },
    { name: 'long words', shop: 'long', steps: [{ press: '[part~=button]' }], shows: LONG },
  ],
  keys: [
    { press: 'Enter', at: 'Koszyk', does: 'Opens the dropdown, and closes it.' },
    { press: 'Tab', does: 'Goes into it.' },
    { press: 'Escape', does: 'Closes it, and leads back to the button.' },
  ],
};
