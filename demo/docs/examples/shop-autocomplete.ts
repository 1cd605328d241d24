/** Decides the example of `<shop-autocomplete>`: a field that offers phrases. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['podpowiedzi', 'fraza', 'typeahead'],
  height: 420,
  snippet: [
    el(
      'shop-autocomplete',
      { url: '/api/autocomplete', index: 'products', name: 'phrase', size: '6', label: 'Czego szukasz?' },
      el('input', { name: 'phrase', 'aria-label': 'Czego szukasz?' }),
    ),
  ],
  notes: ['Type three letters, for example „kle”.'],
};
