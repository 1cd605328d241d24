/** Wire schemas of carriers and the chosen parcel locker. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { id, maybe, text } from '../../http/tolerant';

/** When a carrier delivers: days of the shop's calendar, or its own sentence. */
export const deliveryPromise = v.object({ from: maybe(text), to: maybe(text), text: maybe(text) });

/** An offered carrier. `type`: parcelLocker, pickup, transport{Brand} or the server's own value. */
export const carrier = v.object({
  id,
  name: text,
  type: v.optional(v.fallback(text, ''), ''),
  price_gross: maybe(decimal),
  price_net: maybe(decimal),
  network: maybe(text),
  delivery: maybe(deliveryPromise),
});
export type Carrier = v.InferOutput<typeof carrier>;

/** The chosen carrier. Servers send its price as `price: {gross, net}` or as flat fields. */
export const chosenCarrier = v.pipe(
  v.object({ ...carrier.entries, price: maybe(v.object({ gross: maybe(decimal), net: maybe(decimal) })) }),
  v.transform(({ price, ...rest }): Carrier => ({
    ...rest,
    price_gross: price?.gross ?? rest.price_gross,
    price_net: price?.net ?? rest.price_net,
  })),
);

/** The cart's parcel locker, as flat fields of the cart itself. */
export const inpostFields = {
  inpost_point_code: maybe(text),
  inpost_point_street: maybe(text),
  inpost_point_building_number: maybe(text),
  inpost_point_flat_number: maybe(text),
  inpost_point_post_code: maybe(text),
  inpost_point_city: maybe(text),
  inpost_point_province: maybe(text),
  inpost_email: maybe(text),
  inpost_phone_number: maybe(text),
};
