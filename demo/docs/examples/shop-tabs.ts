/** Decides the example of `<shop-tabs>`: an account's sections under tabs. */
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['zakładki', 'karty', 'sections'],
  snippet: [
    el(
      'shop-tabs',
      { label: 'Twoje konto' },
      el(
        'section',
        { id: 'dane', 'data-tab': 'Dane firmy' },
        el('h2', {}, 'Dane firmy'),
        el('p', {}, from('client.name')),
      ),
      el(
        'section',
        { id: 'kontakt', 'data-tab': 'Kontakt' },
        el('h2', {}, 'Kontakt'),
        el('p', {}, from('client.email')),
      ),
      el(
        'section',
        { id: 'zgody', 'data-tab': 'Zgody' },
        el('h2', {}, 'Zgody'),
        el('p', {}, 'Nie wysyłamy newslettera.'),
      ),
    ),
  ],
};
