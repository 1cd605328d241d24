/** The action `new_address`. Sending it twice would create two addresses; a different address is a separate job. */
import * as v from 'valibot';
import { addressLimits, limited } from '../../../http/limits';
import { action } from './action';

/**
 * Body of `new_address`. `region`: the voivodeship for country PL. `nip` and `purpose`: only for carts with `can_add_invoice_address`.
 * `phone` and `driver_note`: only for carts with `can_add_site_contact`.
 */
const newAddress = v.object({
  name: limited(addressLimits.name),
  street: limited(addressLimits.street),
  house_no: limited(addressLimits.house_no),
  flat_no: limited(addressLimits.flat_no),
  city: limited(addressLimits.city),
  zip_code: limited(addressLimits.zip_code),
  post: limited(addressLimits.post),
  country: limited(addressLimits.country),
  region: limited(addressLimits.region),
  nip: v.optional(limited(addressLimits.nip)),
  purpose: v.optional(v.picklist(['invoice', 'delivery'])),
  phone: v.optional(limited(addressLimits.phone)),
  driver_note: v.optional(limited(addressLimits.driver_note)),
});
export type NewAddress = v.InferOutput<typeof newAddress>;

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
