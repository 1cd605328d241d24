/** The example of `<shop-config>`: settings that a price below takes over. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['ustawienia', 'konfiguracja', 'settings', 'csrf', 'waluta'],
  use: 'Once in the layout of all pages: tokens, currency, prices, texts, URL of the login page.',
  instead: 'What holds for one element alone is an attribute of it, as `login-url` of `<shop-cart>`.',
  scriptless: 'Nothing: the element is always invisible.',
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
    'The cart links to `login-url` if the session has ended, and displays the adviser in `contact` to an account that cannot order. A child script may contain JSON and texts too.',
    'Put it into the page once, in the template’s layout. Elements read it when needed, so it may also follow them.',
  ],
};
