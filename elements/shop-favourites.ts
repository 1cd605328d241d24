/** Decides the events of `<shop-favourites>`: the list of a favourites page, from which unmarked products disappear. */
import { declare, event } from '../src/element/declare';

export const shopFavourites = declare({
  tag: 'shop-favourites',
  group: 'Product',
  summary: 'The list of a favourites page: what is unmarked disappears, and the emptied page is loaded anew.',
  events: {
    'shop-favourites-changed': event<{ count: number }>({
      summary: 'Items have disappeared.',
      detail: '{ count: number }',
    }),
  },
  slots: { '': 'The template’s list; its items carry `data-product-id`.' },
});
