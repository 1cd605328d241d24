/** Decides the example of `<shop-cart-widget>`: the header's link to the cart, which becomes a dropdown. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['koszyk', 'licznik', 'mini cart', 'dropdown'],
  height: 520,
  snippet: [el('shop-cart-widget', { url: '/api/koszyki', count: '3' }, el('a', { href: '/koszyk' }, 'Koszyk'))],
};
