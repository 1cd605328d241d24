/** Decides the example of `<shop-suggester>`: the search box of a shop's header. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['wyszukiwarka', 'podpowiedzi', 'search box', 'autocomplete'],
  height: 560,
  snippet: [
    el(
      'shop-suggester',
      { url: '/api/suggest' },
      el(
        'form',
        { action: '/szukaj' },
        el('input', { name: 'query', type: 'search', 'aria-label': 'Wpisz wyszukiwaną frazę' }),
        el('button', {}, 'Szukaj'),
      ),
    ),
  ],
  notes: ['Type three letters, for example „gre”.'],
};
