/** Wire schema of the cart state that the buyer has seen, sent with an order. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { id, text } from '../../http/tolerant';

/** The displayed values when the buyer pressed the order button, without values that the cart lacks. A server with a different cart refuses (409). */
export const seenCart = v.object({
  cart_id: v.optional(id),
  revision: v.optional(text),
  total_gross: v.optional(decimal),
  delivery_address_id: v.optional(id),
  consents: v.optional(v.record(v.string(), v.string())),
});
export type SeenCart = v.InferInput<typeof seenCart>;
