/** Decides what a locker point is: the shape of the InPost points API, read tolerantly, and its way into `inpost_data`. */
import * as v from 'valibot';
import { maybe, text } from '../../http/tolerant';
import type { InpostData } from './schema';

const wirePoint = v.object({
  name: v.pipe(text, v.minLength(1)),
  type: v.array(v.string()),
  status: v.literal('Operating'),
  location: v.object({ latitude: v.number(), longitude: v.number() }),
  location_description: maybe(text),
  opening_hours: maybe(text),
  address: maybe(v.object({ line1: maybe(text), line2: maybe(text) })),
  address_details: v.object({
    city: text,
    province: maybe(text),
    post_code: maybe(text),
    street: maybe(text),
    building_number: maybe(text),
    flat_number: maybe(text),
  }),
});

/** An operating parcel locker. `address` is ready to be shown; absent parts of the address are empty text. */
export interface Point {
  name: string;
  latitude: number;
  longitude: number;
  description: string;
  openingHours: string;
  address: string;
  details: Record<'city' | 'province' | 'post_code' | 'street' | 'building_number' | 'flat_number', string>;
}

/** A shop point (POP-…) is never a locker, whatever its type says. */
const isLocker = (point: v.InferOutput<typeof wirePoint>) =>
  point.type.includes('parcel_locker') && !point.name.startsWith('POP-');

/** One record of the points answer; undefined when it is broken or not an operating parcel locker. */
export function readPoint(raw: unknown): Point | undefined {
  const read = v.safeParse(wirePoint, raw);
  if (!read.success || !isLocker(read.output)) return undefined;
  const { name, location, address_details: at, address, location_description, opening_hours } = read.output;
  const street = [at.street, at.building_number].filter(Boolean).join(' ');
  return {
    name,
    ...location,
    description: location_description ?? '',
    openingHours: opening_hours ?? '',
    address: street || (address?.line1 ?? ''),
    details: {
      city: at.city,
      province: at.province ?? '',
      post_code: at.post_code ?? '',
      street: at.street ?? '',
      building_number: at.building_number ?? '',
      flat_number: at.flat_number ?? '',
    },
  };
}

/** The body of `inpost_data` for a picked point: all seven fields. */
export const toInpostData = ({ name, details }: Point): InpostData => ({
  inpost_point_code: name,
  inpost_point_street: details.street,
  inpost_point_building_number: details.building_number,
  inpost_point_flat_number: details.flat_number,
  inpost_point_city: details.city,
  inpost_point_province: details.province,
  inpost_point_post_code: details.post_code,
});
