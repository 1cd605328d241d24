/** Decides what a locker point is: the shape of the InPost points API, read tolerantly, and its way into `inpost_data`. */
import { voivodeships } from '../fields/voivodeships';
import { fold } from './fold';

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
  /** Whose locker it is, in the carrier's own spelling: „Orlen Paczka”. Empty where all points are of one network. */
  network: string;
}

// Read by hand, not by a schema: there are 30,000, and a schema takes ten times as long. The tests hold it against one.
type Wire = Readonly<Record<string, unknown>>;

const isObject = (raw: unknown): raw is Wire => typeof raw === 'object' && raw !== null;

/** Text as servers print it: numbers become text; undefined where it is neither. */
const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : undefined;

const isSet = (raw: unknown): boolean => raw === true || raw === 1 || raw === '1' || raw === 'true';

const DECIMAL = /^[+-]?(?:\d*\.)?\d+$/;

/** A coordinate as a number or its text; undefined beyond `most`. */
function degreesOf(raw: unknown, most: number): number | undefined {
  const text = typeof raw === 'string' ? raw.trim() : undefined;
  const value = text === undefined ? raw : DECIMAL.test(text) ? Number(text) : undefined;
  return typeof value === 'number' && value >= -most && value <= most ? value : undefined;
}

const PROVINCES = new Set(voivodeships.map(fold));
const known = new Map<string, boolean>();

/** Rows for tests and for planned lockers carry "TEST", "Planowany" or "x" in place of a voivodeship. No word at all is no reason. */
function isRealProvince(province = ''): boolean {
  let isReal = known.get(province);
  if (isReal === undefined) {
    isReal = province.trim() === '' || PROVINCES.has(fold(province));
    known.set(province, isReal);
  }
  return isReal;
}

const isTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((one) => typeof one === 'string');

/** A shop point (POP-…) is never a locker, whatever its type says; nor is a locker that hands out no parcels. */
const isLocker = ({ type, functions }: Wire, name: string): boolean =>
  (type === 'parcel_locker' || (isTexts(type) && type.includes('parcel_locker'))) &&
  !name.startsWith('POP-') &&
  (!isTexts(functions) || functions.length === 0 || functions.includes('parcel_collect'));

/** Dirty data shout: „WARSZAWA” is written „Warszawa”. */
const calm = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase()) : name;

/** One record of the points answer; undefined when it is broken or not an operating parcel locker. */
export function readPoint(raw: unknown): Point | undefined {
  if (!isObject(raw) || raw['status'] !== 'Operating') return undefined;
  const { location, address, address_details: at } = raw;
  const name = textOf(raw['name'])?.trim();
  if (!name || !isLocker(raw, name) || !isObject(location) || !isObject(at)) return undefined;
  const latitude = degreesOf(location['latitude'], 90);
  const longitude = degreesOf(location['longitude'], 180);
  const city = textOf(at['city'])?.trim();
  const province = textOf(at['province']);
  if (latitude === undefined || longitude === undefined || !city || !isRealProvince(province)) return undefined;
  const [street = '', number = ''] = [textOf(at['street']), textOf(at['building_number'])];
  const openingHours = textOf(raw['opening_hours']) ?? '';
  return {
    name,
    latitude,
    longitude,
    description: textOf(raw['location_description']) ?? '',
    openingHours,
    address: street
      ? [street, number].filter(Boolean).join(' ')
      : (textOf(isObject(address) ? address['line1'] : undefined) ?? '').trim(),
    details: {
      city: calm(city),
      province: province ?? '',
      post_code: textOf(at['post_code']) ?? '',
      street,
      building_number: number,
      flat_number: textOf(at['flat_number']) ?? '',
    },
    traits: {
      always: isSet(raw['location_247']) || /24\s*\/\s*7/.test(openingHours),
      payment: isSet(raw['payment_available']),
      easyAccess: isSet(raw['easy_access_zone']),
    },
    twin: textOf(raw['apm_doubled']) ?? '',
    network: textOf(raw['network'])?.trim() ?? '',
  };
}

/** Street and number, post code and town, as far as they are known. */
export const addressOf = ({ address, details }: Point): string =>
  [address, [details.post_code, details.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
