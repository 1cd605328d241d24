/** The example of `<shop-locker-map>`: a form that asks for a parcel locker. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['paczkomat', 'punkt odbioru', 'mapa', 'inpost', 'locker', 'pickup'],
  use: 'Your own form with a parcel locker as one of its fields.',
  instead: 'In the checkout `<shop-cart>` has this picker in it.',
  height: 720,
  snippet: [
    el(
      'form',
      { action: '/dostawa', method: 'post' },
      el(
        'shop-locker-map',
        { name: 'locker', required: true, 'points-url': '/api/points', 'map-style-url': '/static/mapa/{scheme}.json' },
        el('label', {}, 'Kod Paczkomatu ', el('input', { name: 'locker', required: true })),
      ),
      el('button', {}, 'Wybierz'),
    ),
  ],
  states: [
    { name: 'loading', answer: 'never', shows: 'Wczytywanie paczkomatów…' },
    { name: 'not loaded', answer: { status: 500 }, shows: 'Nie udało się wczytać listy paczkomatów.' },
    {
      name: 'nothing found',
      steps: [{ type: 'qwertyuiop', into: '[type=search]' }],
      shows: 'Brak wyników',
    },
  ],
  keys: [
    {
      press: 'ArrowDown',
      at: 'Miasto, ulica',
      after: 'Warszawa',
      does: 'Moves the focus from the field to the first locker of the list.',
    },
    { press: 'ArrowDown', does: 'Goes to the next one.' },
    { press: 'ArrowUp', does: 'Goes to the one before.' },
    { press: 'Enter', does: 'Picks it.' },
  ],
};
