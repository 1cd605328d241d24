/** Decides the example of `<shop-filters>`: the filters of a category, two of them chosen. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['filtry', 'kategoria', 'lista', 'facets', 'listing'],
  height: 720,
  snippet: [
    el(
      'shop-filters',
      { 'base-url': '/kategoria/gres' },
      json({ filters: from('filters'), values: from('values') }),
      el(
        'form',
        { action: '/kategoria/gres' },
        el('label', {}, 'Szukaj na liście ', el('input', { name: 'query' })),
        el('button', {}, 'Pokaż produkty'),
      ),
    ),
  ],
};
