/** The cart's message slots. Messages in other slots of a server appear above the cart. */

/** What the contract says of the place of each; the views draw it (`<Slot name="…">`). `0` is about nothing in particular. */
export const slots = {
  '0': 'above the cart',
  quantity: 'the lines',
  add_discount: 'the lines',
  delivery_price: 'the carriers',
  add_carrier_discount: 'the carriers',
  inpost: 'the carriers',
  inpost_contact: 'who takes the parcel',
  new_address: 'the address form',
  extra_field: 'the further fields',
  payment_id: 'the payments',
  confirm: 'the order button',
  payment_init: 'the order button',
  amount_after_deadline: 'the order button',
  abrys: 'the configurator',
} as const;

export type SlotName = keyof typeof slots;
