/** The example of `<shop-suggester>`: the search box of a shop's header. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el } from '../tree';

const TYPED = { type: 'klej', into: '[role=combobox]' };

export const example: Example = {
  words: ['wyszukiwarka', 'podpowiedzi', 'search box', 'autocomplete'],
  use: 'The search box of the shop’s header, and of partners’ pages.',
  instead: 'The page of results is `<shop-search>`; a phrase in a form is `<shop-autocomplete>`.',
  height: 560,
  snippet: [
    el(
      'shop-suggester',
      { url: '/api/suggest' },
      el(
        'form',
        { action: '/szukaj' },
        el('input', {
          name: 'query',
          type: 'search',
          placeholder: 'Szukaj po nazwie, symbolu lub marce',
          'aria-label': 'Wpisz wyszukiwaną frazę',
        }),
        el('button', {}, 'Szukaj'),
      ),
    ),
  ],
  notes: [
    'Type three letters, for example „gre”; or a typo, as in „bateira”: the corrected phrase is displayed, and one press searches the typed one.',
    'Without results, the list displays the adviser of `<shop-config contact>`, the recent searches, and the entries of `popular-url` or `popular`; an empty field displays the same on focus. Recent searches are stored in this browser only. One press deletes them, and `no-recent` disables them.',
  ],
  states: [
    { name: 'found', shop: 'buyer', steps: [TYPED], shows: 'Kleje' },
    { name: 'searching', answer: 'never', steps: [TYPED], has: '[role=combobox]' },
    {
      name: 'nothing found',
      answer: { body: { products: [], categories: [] } },
      steps: [TYPED],
      shows: 'Brak wyników',
    },
    { name: 'not answered', answer: { status: 500 }, steps: [TYPED], has: '[role=combobox]' },
    { name: 'disabled', with: { disabled: true, value: 'klej' }, has: ':disabled' },
    {
      name: 'long words',
      answer: { body: { products: [{ id: 1, title: LONG, link: '/k' }], categories: [{ name: LONG, link: '/k' }] } },
      steps: [TYPED],
      shows: LONG,
    },
  ],
  keys: [
    { press: 'ArrowDown', at: 'Wpisz wyszukiwaną', after: 'gres', does: 'Marks the next suggestion.' },
    { press: 'ArrowUp', does: 'Marks the previous entry; from the first it wraps to the last.' },
    { press: 'Home', does: 'Marks the first.' },
    { press: 'End', does: 'Marks the last.' },
    { press: 'Escape', does: 'Closes the list.' },
    { press: 'Alt+ArrowDown', does: 'Opens it again.' },
  ],
};
