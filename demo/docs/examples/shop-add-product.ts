/** The example of `<shop-add-product>`: a box that adds products to an offer. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, from } from '../tree';

const TYPED = { type: 'klej', into: '[role=combobox]' };

export const example: Example = {
  words: ['oferta', 'dodaj produkt', 'SKU', 'wklej', 'paste', 'excel'],
  use: 'An offer, an order template or any list to which a trader adds products one at a time.',
  instead:
    'Buyers fill their cart by the list in `<shop-quick-order>`; a search that leads to products is `<shop-suggester>`.',
  height: 560,
  snippet: [
    el(
      'shop-add-product',
      { url: '/api/suggest', 'add-url': '/oferta' },
      el(
        'form',
        { action: '/oferta', method: 'post' },
        el('input', { type: 'hidden', name: '_token', value: from('token') }),
        el('input', { name: 'sku', required: true, 'aria-label': 'Symbol produktu' }),
        el('button', {}, 'Dodaj'),
      ),
    ),
  ],
  notes: ['Two columns pasted from a spreadsheet, SKU and quantity, are added row by row.'],
  states: [
    { name: 'found', shop: 'buyer', steps: [TYPED], shows: 'Klej' },
    { name: 'searching', answer: 'never', steps: [TYPED], has: '[role=combobox]' },
    {
      name: 'nothing found',
      answer: { body: { products: [], categories: [] } },
      steps: [TYPED],
      shows: 'Brak wyników',
    },
    { name: 'disabled', with: { disabled: true }, has: ':disabled' },
    {
      name: 'long words',
      answer: { body: { products: [{ id: 1, title: LONG }], categories: [] } },
      steps: [TYPED],
      shows: LONG,
    },
  ],
  keys: [
    { press: 'ArrowDown', at: 'Wpisz wyszukiwaną', after: 'gres', does: 'Marks the next product.' },
    { press: 'Escape', does: 'Closes the list.' },
  ],
};
