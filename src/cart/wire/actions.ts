/** Decides the bodies of the cart's POSTs, one schema per action (rule N1). */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { id, text } from '../../http/tolerant';
import { newAddress } from './address';
import { inpostContact, inpostData } from './delivery';
import { limited, notesLimit } from './limits';

const chosen = v.object({ id });
/** Net price with two decimals and a point. */
const discountPrice = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));

/** What stood on the screen when the order was pressed, without values that the cart lacks. A server whose cart differs refuses (409). */
export const seenCart = v.object({
  cart_id: v.optional(id),
  revision: v.optional(text),
  total_gross: v.optional(decimal),
  delivery_address_id: v.optional(id),
});
export type SeenCart = v.InferInput<typeof seenCart>;

/** What each action posts under its own name; `load` posts an empty object. */
export const cartActions = {
  load: v.strictObject({}),
  quantity: v.object({ quantity: v.record(v.string(), v.pipe(v.number(), v.minValue(0))), cartToUpdate: id }),
  remove: v.object({ remove: v.object({ id, cartId: id }) }),
  move: v.object({ move: v.object({ ids: v.array(id), cartId: id }) }),
  delivery_address: v.object({ delivery_address: v.object({ id: v.nullable(id) }) }),
  invoice_address: v.object({ invoice_address: chosen }),
  new_address: v.object({ new_address: newAddress }),
  inpost_contact: v.object({ inpost_contact: inpostContact }),
  carrier: v.object({ carrier: chosen }),
  payment: v.object({ payment: chosen }),
  payment_method: v.object({ payment_method: v.object({ payment_id: id, method_id: id }) }),
  client_comments: v.object({ client_comments: limited(notesLimit) }),
  /** `id` and `cartId` are a line's; without them the field is the order's. */
  extra_field: v.object({
    extra_field: v.object({ name: v.string(), value: v.string(), id: v.optional(id), cartId: v.optional(id) }),
  }),
  project: v.object({ project: chosen }),
  add_discount: v.object({ add_discount: v.object({ id, cartId: id, discount_price: discountPrice }) }),
  add_carrier_discount: v.object({ add_carrier_discount: v.object({ id, discount_price: discountPrice }) }),
  inpost_data: v.object({ inpost_data: inpostData }),
  confirm: v.object({ confirm: v.literal(true), seen: v.optional(seenCart) }),
} as const;

export type CartActionName = keyof typeof cartActions;
export type CartActionBody<Name extends CartActionName> = v.InferInput<(typeof cartActions)[Name]>;
