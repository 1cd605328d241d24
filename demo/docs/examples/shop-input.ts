/** Decides the example of `<shop-input>`: a post code with its rule. */
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['pole', 'formularz', 'kod pocztowy', 'nip', 'text field', 'validation'],
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
};
