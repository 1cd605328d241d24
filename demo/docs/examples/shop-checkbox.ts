/** The example of `<shop-checkbox>`: a yes or no with its label. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el } from '../tree';

export const example: Example = {
  words: ['zgoda', 'pole wyboru', 'tick'],
  use: 'A yes-or-no field of a form, such as a consent, with its message and the shop’s styles.',
  instead: 'A consent that may be given only after reading is `<shop-regulations>`.',
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
  states: [
    { name: 'ticked', with: { checked: true }, has: ':checked' },
    {
      name: 'wrong',
      with: { required: true, message: 'Zaznacz zgodę.' },
      steps: [{ press: 'form > button' }],
      shows: 'Zaznacz zgodę.',
    },
    { name: 'disabled', with: { disabled: true }, has: ':disabled' },
    { name: 'long words', with: { label: LONG }, shows: LONG },
  ],
  keys: [{ press: 'Space', at: 'Chcę dostawać', does: 'Ticks it, and takes the tick away.' }],
};
