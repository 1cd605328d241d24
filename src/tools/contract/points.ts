/** The schema of a locker: the fields of an InPost points API record that the elements read (src/lockers/point.ts). */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { flag, maybe, text } from '../../http/tolerant';

export const lockerPoint = v.object({
  name: text,
  type: v.union([v.array(v.string()), v.string()]),
  status: v.string(),
  country: maybe(text),
  location: v.object({ latitude: decimal, longitude: decimal }),
  location_description: maybe(text),
  opening_hours: maybe(text),
  address: maybe(v.object({ line1: maybe(text) })),
  address_details: v.object({
    city: text,
    province: maybe(text),
    post_code: maybe(text),
    street: maybe(text),
    building_number: maybe(text),
    flat_number: maybe(text),
  }),
  functions: maybe(v.array(v.string())),
  location_247: flag,
  payment_available: flag,
  easy_access_zone: flag,
  apm_doubled: maybe(text),
  network: maybe(text),
  distance: maybe(v.number()),
});

export const lockerPoints = v.object({ items: v.array(lockerPoint), total_pages: v.optional(v.number()) });
