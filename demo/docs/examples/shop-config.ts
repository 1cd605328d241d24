/** The example of `<shop-config>`: settings that a price below takes over. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['ustawienia', 'konfiguracja', 'settings', 'csrf', 'waluta'],
  use: 'Once in the frame of the pages: tokens, currency, prices, texts, address of the login page.',
  instead: 'What holds for one element alone is an attribute of it, as `login-url` of `<shop-cart>`.',
  scriptless: 'Nothing, as with it: it is never seen.',
  states: [],
  snippet: [
    el(
      'shop-config',
      {
        'csrf-cookie': 'XSRF-TOKEN',
        'csrf-header': 'X-XSRF-TOKEN',
        currency: 'PLN',
        'points-url': '/api/points',
        'map-style-url': '/static/mapa/{scheme}.json',
        'login-url': '/pulpit',
      },
      json({ contact: { name: 'Ewa Zielińska', phone: '22 510 40 12', email: 'ewa.zielinska@example.com' } }),
    ),
    el('shop-calculator', { name: 'quantity', value: '3', 'price-pack': from('product.priceNet') }),
  ],
  notes: [
    'The cart leads to `login-url` where the session has ended, and names the adviser of `contact` to an account that cannot order. JSON and texts may stand in a child script too.',
    'It stands once in the page, in the template’s frame. Elements read it when they need it, so it may also come after them.',
  ],
};
