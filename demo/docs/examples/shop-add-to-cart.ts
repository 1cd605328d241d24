/** Decides the example of `<shop-add-to-cart>`: a product's form, which works without the element too. */
import type { Example } from '../example';
import { el, from, when } from '../tree';

export const example: Example = {
  words: ['do koszyka', 'kup', 'buy button', 'buy'],
  height: 480,
  snippet: [
    el(
      'shop-add-to-cart',
      { 'product-id': from('product.id'), 'cart-url': '/koszyk', 'on-request': when('product.onRequest') },
      el(
        'form',
        { action: ['/produkt/', from('product.slug'), '/do-koszyka'], method: 'post' },
        el('input', { type: 'hidden', name: '_token', value: from('token') }),
        el('label', {}, 'Ilość ', el('input', { name: 'quantity', value: from('product.minQuantity') })),
        el('button', {}, 'Dodaj do koszyka'),
      ),
    ),
  ],
};
