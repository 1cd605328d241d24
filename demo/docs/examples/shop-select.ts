/** Decides the example of `<shop-select>`: a select of the template, with our look and keyboard. */
import type { Example } from '../example';
import { each, el, from } from '../tree';

export const example: Example = {
  words: ['lista rozwijana', 'wybór', 'dropdown', 'combobox'],
  height: 460,
  snippet: [
    el(
      'form',
      { action: '/rejestracja', method: 'post' },
      el('label', { for: 'region' }, 'Województwo'),
      el(
        'shop-select',
        {},
        el(
          'select',
          { id: 'region', name: 'region' },
          each('regions', 'region', el('option', { value: from('region') }, from('region'))),
        ),
      ),
      el('button', {}, 'Zapisz'),
    ),
  ],
};
