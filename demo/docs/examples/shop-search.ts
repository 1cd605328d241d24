/** The example of `<shop-search>`: the results of a search page. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, from } from '../tree';

const NOTHING = {
  products: { original: { results: [], total: { value: 0 } } },
  contents: { original: { results: [], total: { value: 0 } } },
};

export const example: Example = {
  words: ['wyniki', 'szukaj', 'search page', 'results'],
  use: 'The results page: products and contents, with filters, sorting and pages.',
  instead: 'A category that the server renders takes `<shop-filters>`; the box in the header is `<shop-suggester>`.',
  height: 720,
  snippet: [
    el('shop-search', { url: '/api/search', query: from('query') }, el('p', {}, 'Wyniki dla: ', from('query'))),
  ],
  data: { query: 'gres' },
  states: [
    { name: 'searching', answer: 'never', shows: 'Wyniki dla' },
    { name: 'nothing found', answer: { body: NOTHING }, shows: 'Brak wyników' },
    { name: 'not answered', answer: { status: 500 }, shows: 'Spróbuj ponownie' },
    { name: 'nothing asked yet', data: { query: '' }, shows: 'Wpisz, czego szukasz' },
    {
      name: 'long words',
      answer: {
        body: {
          ...NOTHING,
          products: { original: { results: [{ id: 1, title: LONG, links: [{ url: '/k' }] }], total: { value: 1 } } },
        },
      },
      shows: LONG,
    },
  ],
};
