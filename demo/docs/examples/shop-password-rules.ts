/** Decides the example of `<shop-password-rules>`: two password fields of a registration, which stay the template's own. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['hasło', 'rejestracja', 'password strength'],
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
};
