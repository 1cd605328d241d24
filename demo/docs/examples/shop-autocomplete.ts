/** The example of `<shop-autocomplete>`: a field that suggests phrases. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el } from '../tree';

const TYPED = { type: 'klej', into: '[role=combobox]' };

export const example: Example = {
  words: ['podpowiedzi', 'fraza', 'typeahead'],
  use: 'A form field for a phrase from the shop’s list: a brand, a series, a town.',
  instead: 'The shop’s search box, with products, is `<shop-suggester>`. A closed list of choices is `<shop-select>`.',
  height: 420,
  snippet: [
    el(
      'shop-autocomplete',
      { url: '/api/autocomplete', index: 'products', name: 'phrase', size: '6', label: 'Czego szukasz?' },
      el('input', { name: 'phrase', 'aria-label': 'Czego szukasz?' }),
    ),
  ],
  notes: ['Type three letters, for example „kle”.'],
  states: [
    {
      name: 'found',
      answer: { body: [{ key: 'klej' }, { key: 'klej do płytek' }] },
      steps: [TYPED],
      shows: 'klej do płytek',
    },
    { name: 'searching', answer: 'never', steps: [TYPED], has: '[role=combobox]' },
    { name: 'nothing found', answer: { body: [] }, steps: [TYPED], has: '[role=combobox]' },
    { name: 'disabled', with: { disabled: true, value: 'klej' }, has: ':disabled' },
    { name: 'long words', answer: { body: [{ key: LONG }] }, steps: [TYPED], shows: LONG },
  ],
  keys: [
    { press: 'ArrowDown', at: 'Czego szukasz', after: 'gre', does: 'Marks the next phrase.' },
    { press: 'ArrowUp', does: 'Marks the previous entry; from the first it wraps to the last.' },
    { press: 'Enter', does: 'Takes the marked one.' },
    { press: 'Escape', does: 'Closes the list; a second press empties the field.' },
  ],
};
