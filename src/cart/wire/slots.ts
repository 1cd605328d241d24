/** The cart's message slots. Messages in other slots of a server appear above the cart. */

/** The place of each slot, as in the contract; the views render it (`<Slot name="…">`). `0`: general messages. */
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
  note: 'the request or the quote',
  payment_init: 'the order button',
  amount_after_deadline: 'the order button',
  abrys: 'the configurator',
} as const;

export type SlotName = keyof typeof slots;
