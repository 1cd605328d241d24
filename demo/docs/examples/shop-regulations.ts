/** The example of `<shop-regulations>`: the checkbox of a registration form, ticked after reading the regulations. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el } from '../tree';

const TICK = { press: '.checkbox__box, [type=checkbox]' };

export const example: Example = {
  words: ['regulamin', 'zgoda', 'terms', 'agreement'],
  use: 'Terms that must be displayed before a buyer accepts them.',
  instead: 'A consent without a text to read is `<shop-checkbox>`.',
  height: 640,
  snippet: [
    el(
      'form',
      { action: '/rejestracja', method: 'post' },
      el(
        'shop-regulations',
        { name: 'regulations', url: '/regulamin', label: 'Akceptuję regulamin', required: true },
        el('label', {}, el('input', { type: 'checkbox', name: 'regulations', value: '1' }), 'Akceptuję regulamin'),
      ),
      el('button', {}, 'Załóż konto'),
    ),
  ],
  states: [
    {
      name: 'open',
      snippet: [
        el(
          'shop-regulations',
          { name: 'regulations', label: 'Akceptuję regulamin' },
          el('p', {}, '§ 1. Kto prowadzi sklep.'),
        ),
      ],
      steps: [TICK],
      shows: '§ 1. Kto prowadzi sklep.',
    },
    { name: 'loading', answer: 'never', steps: [TICK], has: '[role=dialog], dialog[open]' },
    { name: 'not loaded', answer: { status: 500 }, steps: [TICK], shows: 'Nie udało się wczytać regulaminu.' },
    { name: 'wrong', steps: [{ press: 'form > button' }], shows: 'Zaakceptuj regulamin.' },
    { name: 'ticked', with: { checked: true }, has: ':checked' },
    { name: 'disabled', with: { disabled: true }, has: ':disabled' },
    { name: 'long words', with: { label: LONG }, shows: LONG },
  ],
  keys: [
    {
      press: 'Space',
      at: 'Akceptuję regulamin',
      does: 'Opens the regulations; only their dialog ticks the box.',
    },
    { press: 'Escape', does: 'Closes them, and nothing is accepted.' },
  ],
};
