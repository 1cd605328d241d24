/** The example of `<shop-select>`: a select of the template, with our styles and keyboard support. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { each, el, from, type Node } from '../tree';

const formOf = (more: Node['attributes']) =>
  el(
    'form',
    { action: '/rejestracja', method: 'post' },
    el('label', { for: 'region' }, 'Województwo'),
    el(
      'shop-select',
      {},
      el(
        'select',
        { id: 'region', name: 'region', ...more },
        each('regions', 'region', el('option', { value: from('region') }, from('region'))),
      ),
    ),
    el('button', {}, 'Zapisz'),
  );

export const example: Example = {
  words: ['lista rozwijana', 'wybór', 'dropdown', 'combobox'],
  use: 'A select whose native list cannot be styled as needed.',
  instead:
    'Free text with suggestions is `<shop-autocomplete>`. On a form that nobody styles the native `<select>` is enough.',
  scriptless: 'The native `<select>`, which it only covers.',
  height: 460,
  snippet: [formOf({})],
  states: [
    { name: 'open', steps: [{ press: '[role=combobox]' }], has: '[role=listbox]' },
    {
      name: 'disabled',
      snippet: [formOf({ disabled: true })],
      has: '[role=combobox][aria-disabled=true], [role=combobox]:disabled',
    },
    { name: 'long words', data: { regions: [LONG, LONG] }, shows: LONG },
  ],
  keys: [
    { press: 'ArrowDown', at: 'Województwo', does: 'Opens the list.' },
    { press: 'ArrowDown', does: 'Marks the next option.' },
    { press: 'End', does: 'Marks the last.' },
    { press: 'Home', does: 'Marks the first.' },
    { press: 'p', does: 'Marks the next option that begins with the letter.' },
    { press: 'Enter', does: 'Chooses the marked option, and closes the list.' },
    { press: 'Space', does: 'Opens the list.' },
    { press: 'Escape', does: 'Closes it, and nothing has changed.' },
  ],
};
