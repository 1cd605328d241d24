/** The example of `<shop-password-rules>`: two password fields of a registration, which stay the template's own. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['hasło', 'rejestracja', 'password strength'],
  use: 'A registration or a change of password, with the template’s own two fields.',
  instead: 'Any other rule of a field is `<shop-input>`.',
  scriptless: 'The template’s two fields, which the server validates.',
  snippet: [
    el(
      'form',
      { action: '/rejestracja', method: 'post' },
      el('label', { for: 'password' }, 'Hasło'),
      el('input', { id: 'password', name: 'password', type: 'password', autocomplete: 'new-password' }),
      el('label', { for: 'password-again' }, 'Powtórz hasło'),
      el('input', { id: 'password-again', name: 'password_again', type: 'password', autocomplete: 'new-password' }),
      el('shop-password-rules', { for: 'password', confirm: 'password-again' }, json({ rules: from('rules') })),
      el('button', {}, 'Załóż konto'),
    ),
  ],
  states: [
    {
      name: 'not met',
      steps: [{ type: 'abc', into: '#password' }, { type: 'abd', into: '#password-again' }, { press: 'form > button' }],
      shows: 'Hasło nie spełnia wymagań',
    },
    {
      name: 'met',
      steps: [
        { type: 'Beton-2026', into: '#password' },
        { type: 'Beton-2026', into: '#password-again' },
      ],
      shows: 'spełnione',
    },
    {
      name: 'shown',
      steps: [{ type: 'Beton-2026', into: '#password' }, { press: '[part~=show]' }],
      has: '#password[type=text]',
    },
  ],
  keys: [{ press: 'Enter', at: 'Pokaż hasło', does: 'Shows the passwords as plain text, and hides them again.' }],
};
