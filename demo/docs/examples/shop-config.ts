/** Decides the example of `<shop-config>`: settings that a price below takes over. */
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['ustawienia', 'konfiguracja', 'settings', 'csrf', 'waluta'],
  snippet: [
    el('shop-config', {
      'csrf-cookie': 'XSRF-TOKEN',
      'csrf-header': 'X-XSRF-TOKEN',
      currency: 'PLN',
      'points-url': '/api/points',
      'map-style-url': '/static/mapa/{scheme}.json',
    }),
    el('shop-calculator', { name: 'quantity', value: '3', 'price-pack': from('product.priceNet') }),
  ],
  notes: [
    'It stands once in the page, in the template’s frame. Elements read it when they need it, so it may also come after them.',
  ],
};
