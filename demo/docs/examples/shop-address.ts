/** Decides the example of `<shop-address>`: the buyer's address, which is text before the element is ready. */
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['adres'],
  snippet: [
    el(
      'shop-address',
      {},
      json({ address: from('client') }),
      el('p', {}, from('client.name'), ', ', from('client.address_city')),
    ),
  ],
};
