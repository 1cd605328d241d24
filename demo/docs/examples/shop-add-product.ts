/** Decides the example of `<shop-add-product>`: a box that adds products to an offer. */
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['oferta', 'dodaj produkt', 'SKU', 'wklej', 'paste', 'excel'],
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
};
