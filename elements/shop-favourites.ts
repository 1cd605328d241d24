/** Declares the events of `<shop-favourites>`: the list of a favourites page, from which unmarked products disappear. */
import { declare, event } from '../src/element/declare';

export const shopFavourites = declare({
  tag: 'shop-favourites',
  group: 'Product',
  summary: 'The list of a favourites page. Unmarked items disappear; the page reloads after the last one.',
  events: {
    'shop-favourites-changed': event<{ count: number }>({
      summary: 'Items have disappeared.',
      detail: '{ count: number }',
    }),
  },
  slots: { '': 'The template’s list; its items carry `data-product-id`.' },
});
