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
    'Type three letters, for example „gre”; or a typo, as in „bateira”: the answer’s `corrected` is said, and the phrase as it was typed is a press away.',
    'Where nothing is found, the adviser of `<shop-config contact>` is named, with the last searches and what `popular-url` or `popular` offers; in the empty field the same stands on focus. Last searches stay in this browser, are forgotten by one press, and not kept with `no-recent`.',
  ],
};
