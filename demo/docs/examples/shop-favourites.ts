/** The example of `<shop-favourites>`: a list from which unmarked products are removed. */
import type { Example } from '../example';
import { each, el, from } from '../tree';

export const example: Example = {
  words: ['ulubione', 'lista zakupowa', 'wishlist'],
  use: 'The favourites page: the template prints the list, and unmarked products disappear from it.',
  instead: 'A heart anywhere else is `<shop-favourite>` alone.',
  scriptless: 'The template’s list with its links.',
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
  states: [
    {
      name: 'one taken back',
      answer: { body: { success: true } },
      steps: [{ press: 'button' }],
      has: 'li:nth-child(2):last-child',
    },
  ],
};
