/** Decides the example of `<shop-favourites>`: a list whose products leave it when their heart is taken back. */
import type { Example } from '../example';
import { each, el, from } from '../tree';

export const example: Example = {
  words: ['ulubione', 'lista zakupowa', 'wishlist'],
  snippet: [
    el(
      'shop-favourites',
      {},
      el(
        'ul',
        {},
        each(
          'products',
          'product',
          el(
            'li',
            { 'data-product-id': from('product.id') },
            el('shop-favourite', {
              'product-id': from('product.id'),
              'product-name': from('product.name'),
              active: true,
            }),
            el('a', { href: ['/produkt/', from('product.slug')] }, from('product.name')),
          ),
        ),
      ),
    ),
  ],
};
