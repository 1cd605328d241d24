/** Decides the example of `<shop-checkbox>`: a yes or no with its label. */
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['zgoda', 'pole wyboru', 'tick'],
  snippet: [
    el(
      'form',
      { action: '/rejestracja', method: 'post' },
      el(
        'shop-checkbox',
        { name: 'newsletter', value: '1', label: 'Chcę dostawać cenniki e-mailem' },
        el(
          'label',
          {},
          el('input', { type: 'checkbox', name: 'newsletter', value: '1' }),
          'Chcę dostawać cenniki e-mailem',
        ),
      ),
      el('button', {}, 'Zapisz'),
    ),
  ],
};
