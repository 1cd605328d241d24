/** Wire schemas of carriers and the chosen parcel locker. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { id, maybe, text } from '../../http/tolerant';
import type { Point } from '../../lockers/point';
import { contactLimits, limited, lockerLimit } from '../../http/limits';

/** An offered carrier. `type`: parcelLocker, pickup, transport{Brand} or the server's own value. */
export const carrier = v.object({
  id,
  name: text,
  type: v.optional(v.fallback(text, ''), ''),
  price_gross: maybe(decimal),
  price_net: maybe(decimal),
  network: maybe(text),
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

/** Body of `inpost_data`: all seven fields, empty texts for absent values. */
export const inpostData = v.object({
  inpost_point_code: limited(lockerLimit),
  inpost_point_street: limited(lockerLimit),
  inpost_point_building_number: limited(lockerLimit),
  inpost_point_flat_number: limited(lockerLimit),
  inpost_point_city: limited(lockerLimit),
  inpost_point_province: limited(lockerLimit),
  inpost_point_post_code: limited(lockerLimit),
});
export type InpostData = v.InferOutput<typeof inpostData>;

/** Body of `inpost_contact`. */
export const inpostContact = v.object({ email: limited(contactLimits.email), phone: limited(contactLimits.phone) });
export type InpostContact = v.InferOutput<typeof inpostContact>;

/** The body of `inpost_data` for a picked point. */
export const toInpostData = ({ name, details }: Pick<Point, 'name' | 'details'>): InpostData => ({
  inpost_point_code: name,
  inpost_point_street: details.street,
  inpost_point_building_number: details.building_number,
  inpost_point_flat_number: details.flat_number,
  inpost_point_city: details.city,
  inpost_point_province: details.province,
  inpost_point_post_code: details.post_code,
});
