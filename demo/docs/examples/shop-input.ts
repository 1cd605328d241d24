/** The example of `<shop-input>`: a post code with its rule. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['pole', 'formularz', 'kod pocztowy', 'nip', 'text field', 'validation'],
  use: 'A single text field with a rule: post code, NIP, phone, e-mail.',
  instead:
    'A quantity is `<shop-quantity>`, a password has `<shop-password-rules>`, a phrase that the shop knows `<shop-autocomplete>`.',
  snippet: [
    el(
      'form',
      { action: '/rejestracja', method: 'post' },
      el(
        'shop-input',
        {
          name: 'zip_code',
          label: 'Kod pocztowy',
          value: from('client.address_zip_code'),
          required: true,
          validate: 'post-code',
          message: 'Wymagany kod w formacie 00-000',
          autocomplete: 'postal-code',
        },
        el('label', {}, 'Kod pocztowy ', el('input', { name: 'zip_code', value: from('client.address_zip_code') })),
      ),
      el('button', {}, 'Zapisz'),
    ),
  ],
  states: [
    {
      name: 'wrong',
      with: { value: '' },
      steps: [{ type: '1', into: 'input' }],
      shows: 'Wymagany kod w formacie 00-000',
    },
    { name: 'with a hint', with: { hint: 'Pięć cyfr, na przykład 02-797.', optional: true }, shows: 'Pięć cyfr' },
    { name: 'disabled', with: { disabled: true }, has: ':disabled' },
    { name: 'long words', with: { label: LONG, hint: LONG, value: LONG }, shows: LONG },
  ],
};
