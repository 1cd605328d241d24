/** Decides the example of `<shop-quantity>`: a quantity in a product's form. */
import type { Example } from '../example';
import { el, from } from '../tree';

export const example: Example = {
  words: ['ilość', 'stepper', 'plus minus'],
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
};
