/** The example of `<shop-favourite>`: the heart of one product. */
import type { Example } from '../example';
import { el, from, when } from '../tree';

export const example: Example = {
  words: ['ulubione', 'serce', 'wishlist', 'heart', 'favorite'],
  use: 'The heart of a product on its tile and its page.',
  instead: 'The page that lists what was marked puts `<shop-favourites>` around it.',
  scriptless: 'An empty space of its size. Put a link to a form beside it if marking must work without JavaScript.',
  snippet: [
    el('shop-favourite', {
      'product-id': from('product.id'),
      'product-name': from('product.name'),
      price: from('product.priceNet'),
      active: when('product.isFavourite'),
    }),
  ],
  states: [
    { name: 'marked', with: { active: true }, has: 'shop-favourite[active]' },
    { name: 'being saved', answer: 'never', steps: [{ press: 'button' }], has: '[aria-busy=true]' },
    {
      name: 'not saved',
      answer: { status: 500 },
      steps: [{ press: 'button' }],
      shows: 'Nie wiemy, czy się udało',
    },
  ],
  keys: [
    { press: 'Enter', at: 'Dodaj do ulubionych', does: 'Marks or unmarks the product, like Space.' },
    { press: 'Space', does: 'The same.' },
  ],
};
