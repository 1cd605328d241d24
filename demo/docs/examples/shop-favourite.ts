/** Decides the example of `<shop-favourite>`: the heart of one product. */
import type { Example } from '../example';
import { el, from, when } from '../tree';

export const example: Example = {
  words: ['ulubione', 'serce', 'wishlist', 'heart', 'favorite'],
  snippet: [
    el('shop-favourite', {
      'product-id': from('product.id'),
      'product-name': from('product.name'),
      price: from('product.priceNet'),
      active: when('product.isFavourite'),
    }),
  ],
};
