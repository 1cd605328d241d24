/** Decides the names of the cart's message slots. A server may use others: their messages stand above the cart. */

/** `0` is about nothing in particular. */
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
