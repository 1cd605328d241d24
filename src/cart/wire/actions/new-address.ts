/** The action `new_address`. Sending it twice would create two addresses; a different address is a separate job. */
import * as v from 'valibot';
import { newAddress } from '../address';
import { action } from './action';

export const new_address = action({
  body: v.object({ new_address: newAddress }),
  samples: {
    good: {
      new_address: {
        name: 'Budowa Sady',
        street: 'Jabłoniowa',
        house_no: '14',
        flat_no: '',
        city: 'Warszawa',
        zip_code: '02-797',
        post: 'Warszawa',
        country: 'PL',
        region: 'mazowieckie',
      },
    },
    refusedTo: 'locked',
  },
  mayChange: ['addresses', 'delivery', 'invoice'],
  slot: 'new_address',
  queued: (body) => `new_address ${JSON.stringify(body)}`,
  once: true,
  isSingle: true,
});
