/** Wire schema of the cart state that the buyer has seen, sent with an order. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { id, text } from '../../http/tolerant';

/** What stood on the screen when the order was pressed, without values that the cart lacks. A server whose cart differs refuses (409). */
export const seenCart = v.object({
  cart_id: v.optional(id),
  revision: v.optional(text),
  total_gross: v.optional(decimal),
  delivery_address_id: v.optional(id),
  consents: v.optional(v.record(v.string(), v.string())),
});
export type SeenCart = v.InferInput<typeof seenCart>;
