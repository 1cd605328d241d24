/** The example of `<shop-filters>`: the filters of a category, two of them chosen. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['filtry', 'kategoria', 'lista', 'facets', 'listing'],
  use: 'A category or a result list that the server renders, with many filters.',
  instead: 'The search page has filters of its own: `<shop-search>`.',
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
  states: [
    { name: 'none chosen', data: { values: {} }, shows: 'Pokaż produkty' },
    { name: 'nothing to filter by', data: { filters: {}, values: {} }, shows: 'Szukaj na liście' },
    {
      name: 'long words',
      data: { filters: { brands: [{ id: 1, name: LONG, count: 1 }] }, values: {} },
      shows: LONG,
    },
  ],
  keys: [
    { press: 'Space', at: 'Nowości', does: 'Ticks a filter.' },
    { press: 'Enter', at: 'pokaż wszystkie', does: 'Shows all entries of the filter.' },
  ],
};
