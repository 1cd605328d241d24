/** Decides the names of the cart's message slots. Messages in a server's other slots stand above the cart. */

/** `0` holds messages about nothing in particular. */
export type SlotName =
  | '0'
  | 'quantity'
  | 'add_discount'
  | 'delivery_price'
  | 'add_carrier_discount'
  | 'inpost'
  | 'inpost_contact'
  | 'new_address'
  | 'extra_field'
  | 'payment_id'
  | 'confirm'
  | 'payment_init'
  | 'amount_after_deadline'
  | 'abrys';
