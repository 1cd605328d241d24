/** Decides what a locker point is: the shape of the InPost points API, read tolerantly, and its way into `inpost_data`. */
import * as v from 'valibot';
import { voivodeships } from '../../fields/voivodeships';
import { flag, maybe, text } from '../../http/tolerant';
import { fold } from './picker/fold';
import type { InpostData } from './schema';

const degrees = (most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
    v.minValue(-most),
    v.maxValue(most),
  );

const wirePoint = v.object({
  name: v.pipe(text, v.trim(), v.minLength(1)),
  type: v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((one) => [one]),
    ),
  ]),
  status: v.literal('Operating'),
  location: v.object({ latitude: degrees(90), longitude: degrees(180) }),
  location_description: maybe(text),
  opening_hours: maybe(text),
  address: maybe(v.object({ line1: maybe(text), line2: maybe(text) })),
  address_details: v.object({
    city: v.pipe(text, v.trim(), v.minLength(1)),
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
});

/** What a buyer may insist on. */
export type PointTrait = 'always' | 'payment' | 'easyAccess';

/** An operating parcel locker. `address` is ready to be shown; absent parts of the address are empty text. */
export interface Point {
  name: string;
  latitude: number;
  longitude: number;
  /** The landmark: „przy sklepie”. */
  description: string;
  openingHours: string;
  /** Street and number, or the address's first line. */
  address: string;
  details: Record<'city' | 'province' | 'post_code' | 'street' | 'building_number' | 'flat_number', string>;
  traits: Record<PointTrait, boolean>;
  /** The name of the second locker at the same place; empty where there is none. */
  twin: string;
}

const PROVINCES = new Set(voivodeships.map(fold));

/** Rows for tests and for planned lockers carry "TEST", "Planowany" or "x" in place of a voivodeship. No word at all is no reason. */
const isRealProvince = (province = ''): boolean => province.trim() === '' || PROVINCES.has(fold(province));

/** A shop point (POP-…) is never a locker, whatever its type says; nor is a locker that hands out no parcels. */
const isLocker = ({ name, type, functions, address_details }: v.InferOutput<typeof wirePoint>): boolean =>
  type.includes('parcel_locker') &&
  !name.startsWith('POP-') &&
  (functions === undefined || functions.length === 0 || functions.includes('parcel_collect')) &&
  isRealProvince(address_details.province);

/** Dirty data shout: „WARSZAWA” is written „Warszawa”. */
const calm = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase()) : name;

/** One record of the points answer; undefined when it is broken or not an operating parcel locker. */
export function readPoint(raw: unknown): Point | undefined {
  const read = v.safeParse(wirePoint, raw);
  if (!read.success || !isLocker(read.output)) return undefined;
  const { name, location, address_details: at, address, ...rest } = read.output;
  const street = [at.street, at.building_number].filter(Boolean).join(' ');
  return {
    name,
    ...location,
    description: rest.location_description ?? '',
    openingHours: rest.opening_hours ?? '',
    address: at.street ? street : (address?.line1 ?? '').trim(),
    details: {
      city: calm(at.city),
      province: at.province ?? '',
      post_code: at.post_code ?? '',
      street: at.street ?? '',
      building_number: at.building_number ?? '',
      flat_number: at.flat_number ?? '',
    },
    traits: {
      always: rest.location_247 || /24\s*\/\s*7/.test(rest.opening_hours ?? ''),
      payment: rest.payment_available,
      easyAccess: rest.easy_access_zone,
    },
    twin: rest.apm_doubled ?? '',
  };
}

/** The body of `inpost_data` for a picked point: all seven fields. */
export const toInpostData = ({ name, details }: Pick<Point, 'name' | 'details'>): InpostData => ({
  inpost_point_code: name,
  inpost_point_street: details.street,
  inpost_point_building_number: details.building_number,
  inpost_point_flat_number: details.flat_number,
  inpost_point_city: details.city,
  inpost_point_province: details.province,
  inpost_point_post_code: details.post_code,
});
