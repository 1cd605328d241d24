/** The example of `<shop-tabs>`: an account's sections under tabs. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['zakładki', 'karty', 'sections'],
  use: 'Sections that are read one at a time: of an account, or a product’s description and data.',
  instead: 'Where several are read together, or all are printed, `<shop-faq>` or plain headings.',
  scriptless: 'All sections below each other, with their headings.',
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
  states: [
    {
      name: 'another section',
      steps: [{ press: '[role=tab]:nth-of-type(2)' }],
      has: '[role=tab]:nth-of-type(2)[aria-selected=true]',
    },
    {
      name: 'long words',
      snippet: [
        el(
          'shop-tabs',
          { label: 'Twoje konto' },
          ...['dane', 'kontakt', 'zgody'].map((id) => el('section', { id, 'data-tab': LONG }, el('p', {}, LONG))),
        ),
      ],
      shows: LONG,
    },
  ],
  keys: [
    { press: 'ArrowRight', at: 'Dane firmy', does: 'Shows the next section; from the last it wraps to the first.' },
    { press: 'End', does: 'Shows the last.' },
    { press: 'ArrowLeft', does: 'Shows the one before.' },
    { press: 'Home', does: 'Shows the first.' },
    { press: 'Tab', does: 'Moves the focus into the section, past the other tabs.' },
  ],
};
