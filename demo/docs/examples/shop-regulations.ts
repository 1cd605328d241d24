/** Decides the example of `<shop-regulations>`: the tick of a registration, given after the regulations were read. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['regulamin', 'zgoda', 'terms', 'agreement'],
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
};
