/** Decides what the published contract shows as the body of each of the cart's actions. */
import type { CartActionName } from '../cart/wire/actions';

/** One body of each. */
export const examples: Readonly<Record<CartActionName, unknown>> = {
  load: {},
  quantity: { quantity: { 512: 3, 513: 1 }, cartToUpdate: 77 },
  remove: { remove: { id: 512, cartId: 77 } },
  move: { move: { ids: [512, 513], cartId: 78 } },
  delivery_address: { delivery_address: { id: null } },
  invoice_address: { invoice_address: { id: 9 } },
  new_address: {
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
  inpost_contact: { inpost_contact: { email: 'anna@nowak.example', phone: '601 234 567' } },
  carrier: { carrier: { id: 4 } },
  payment: { payment: { id: 2 } },
  payment_method: { payment_method: { payment_id: 2, method_id: 'blik' } },
  client_comments: { client_comments: 'Proszę dzwonić pod bramą.' },
  extra_field: { extra_field: { name: 'order_number', value: 'PO-2026/117' } },
  project: { project: { id: 3 } },
  add_discount: { add_discount: { id: 512, cartId: 77, discount_price: '12.34' } },
  add_carrier_discount: { add_carrier_discount: { id: 4, discount_price: '9.90' } },
  inpost_data: {
    inpost_data: {
      inpost_point_code: 'WAW12A',
      inpost_point_street: 'Puławska',
      inpost_point_building_number: '180',
      inpost_point_flat_number: '',
      inpost_point_city: 'Warszawa',
      inpost_point_province: 'mazowieckie',
      inpost_point_post_code: '02-670',
    },
  },
  confirm: {
    confirm: true,
    seen: { cart_id: 77, revision: '41', total_gross: '470.69', delivery_address_id: 8 },
  },
};
