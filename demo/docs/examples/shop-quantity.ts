/** The example of `<shop-quantity>`: a quantity in a product's form. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['ilość', 'stepper', 'plus minus'],
  use: 'A quantity with a minimum, a maximum or a step.',
  instead:
    'A quantity in another unit is `<shop-calculator>`. Inside `<shop-add-to-cart>` without a form it is there already.',
  snippet: [
    el(
      'form',
      { action: ['/produkt/', from('product.slug'), '/do-koszyka'], method: 'post' },
      el(
        'shop-quantity',
        { name: 'quantity', value: '4', min: '2', max: '96', step: '2', unit: from('product.unit') },
        el('input', { name: 'quantity', value: '4', 'aria-label': 'Ilość' }),
      ),
      el('button', {}, 'Zapisz'),
    ),
  ],
  states: [
    { name: 'at its least', with: { value: '2' }, has: '[aria-disabled=true]' },
    { name: 'refused', with: { error: 'Tyle sztuk nie ma w magazynie.' }, shows: 'Tyle sztuk nie ma w magazynie.' },
    {
      name: 'changed when left',
      steps: [{ type: '99999', into: 'input' }, { leave: 'input' }],
      shows: 'Wpisano 99',
    },
    { name: 'disabled', with: { disabled: true }, has: ':disabled' },
    { name: 'long words', with: { unit: LONG }, shows: LONG },
  ],
  keys: [
    { press: 'ArrowUp', at: 'Ilość', does: 'Increases to the next orderable quantity.' },
    { press: 'ArrowDown', does: 'The next one down.' },
    {
      press: 'Enter',
      after: '99999',
      does: 'Accepts the typed quantity or corrects it to the nearest orderable one, with an announcement.',
    },
  ],
};
