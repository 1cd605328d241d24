/** Wire schema of a placed order, for analytics. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { list, maybe, text } from '../../http/tolerant';

const named = v.object({ name: maybe(text) });

export const orderItem = v.object({
  index: maybe(text),
  product_name: text,
  price_gross: maybe(decimal),
  product: maybe(v.object({ category: maybe(named), brand: maybe(named) })),
});
export type OrderItem = v.InferOutput<typeof orderItem>;

/** The `order` attribute of `<shop-order-tracking>`. The event contains no contact data. */
export const order = v.object({
  order_guid: text,
  country_iso_code: maybe(text),
  price_gross: maybe(decimal),
  voucher_code: maybe(v.object({ code: maybe(text) })),
  items: list(orderItem, 'order line'),
});
export type Order = v.InferOutput<typeof order>;
