/** Decides which accepted and refused body the contract shows for each cart action; ids are those of the shop in src/contract/record.ts. */
import type { CartActionName } from '../cart/wire/actions';

const locker = {
  inpost_point_code: 'WAW12A',
  inpost_point_street: 'Puławska',
  inpost_point_building_number: '180',
  inpost_point_flat_number: '',
  inpost_point_city: 'Warszawa',
  inpost_point_province: 'mazowieckie',
  inpost_point_post_code: '02-670',
};
const site = {
  name: 'Budowa Sady',
  street: 'Jabłoniowa',
  house_no: '14',
  flat_no: '',
  city: 'Warszawa',
  zip_code: '02-797',
  post: 'Warszawa',
  country: 'PL',
  region: 'mazowieckie',
};
const confirm = { confirm: true, seen: { cart_id: 102, revision: '41', total_gross: '58.49' } };

/** One body per action. The revision of `confirm` is added once it is known. */
export const examples: Readonly<Record<CartActionName, unknown>> = {
  load: {},
  quantity: { quantity: { 103: 3, 104: 6 }, cartToUpdate: 102 },
  remove: { remove: { id: 103, cartId: 102 } },
  move: { move: { ids: [103], cartId: 102002 } },
  delivery_address: { delivery_address: { id: 105 } },
  invoice_address: { invoice_address: { id: 105 } },
  new_address: { new_address: site },
  inpost_contact: { inpost_contact: { email: 'anna@nowak.example', phone: '601 234 567' } },
  carrier: { carrier: { id: 1 } },
  payment: { payment: { id: 2 } },
  payment_method: { payment_method: { payment_id: 1, method_id: 'blik' } },
  client_comments: { client_comments: 'Proszę dzwonić pod bramą.' },
  extra_field: { extra_field: { name: 'order_number', value: 'PO-2026/117' } },
  project: { project: { id: 5 } },
  add_discount: { add_discount: { id: 103, cartId: 102, discount_price: '9.34' } },
  add_carrier_discount: { add_carrier_discount: { id: 2, discount_price: '9.90' } },
  inpost_data: { inpost_data: locker },
  confirm,
};

/** As `examples`, but refused by the shop: for the body, for the role, or because a payment has begun. */
export const refusals: Readonly<Record<CartActionName, unknown>> = {
  ...examples,
  quantity: { quantity: { 103: 99 }, cartToUpdate: 102 },
  move: { move: { ids: [103], cartId: 102009 } },
  delivery_address: { delivery_address: { id: 4711 } },
  invoice_address: { invoice_address: { id: 4711 } },
  inpost_contact: { inpost_contact: { email: 'anna', phone: '601 234 567' } },
  carrier: { carrier: { id: 9 } },
  payment: { payment: { id: 9 } },
  payment_method: { payment_method: { payment_id: 1, method_id: 'czek' } },
  extra_field: { extra_field: { name: 'order_number', value: 'PO-2026/117 i dalsze trzy' } },
  add_discount: { add_discount: { id: 103, cartId: 102, discount_price: '1.00' } },
  add_carrier_discount: { add_carrier_discount: { id: 2, discount_price: '0.50' } },
  inpost_data: { inpost_data: { ...locker, inpost_point_code: '' } },
};
