/** Decides the example of `<shop-search>`: the results of a search page. */
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['wyniki', 'szukaj', 'search page', 'results'],
  height: 720,
  snippet: [
    el('shop-search', { url: '/api/search', query: from('query') }, el('p', {}, 'Wyniki dla: ', from('query'))),
  ],
  data: { query: 'gres' },
};
