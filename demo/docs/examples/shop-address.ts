/** The example of `<shop-address>`: the buyer's address, displayed as text until the element is ready. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, from, json } from '../tree';

export const example: Example = {
  words: ['adres'],
  use: 'An address to read, on an account, a confirmation or an invoice.',
  instead: 'An address that is chosen or typed is a part of `<shop-cart>`; a field of your own form is `<shop-input>`.',
  scriptless: 'The template’s content of the tag, if any.',
  snippet: [
    el(
      'shop-address',
      {},
      json({ address: from('client') }),
      el('p', {}, from('client.name'), ', ', from('client.address_city')),
    ),
  ],
  states: [
    {
      name: 'complete',
      data: {
        client: {
          name: 'Budowa Wilanów',
          street: 'Klimczaka',
          house_no: '1',
          flat_no: '7',
          zip_code: '02-797',
          city: 'Warszawa',
          post: 'Warszawa 76',
          country: 'DE',
          nip: '1234563218',
          phone: '601202303',
        },
      },
      shows: 'Klimczaka',
    },
    { name: 'empty', data: { client: {} }, has: 'shop-address' },
    { name: 'long words', data: { client: { name: LONG, street: LONG, house_no: '1', city: LONG } }, shows: LONG },
  ],
};
