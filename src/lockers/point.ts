/** Reads a locker point of the InPost points API tolerantly. */
import { voivodeships } from '../fields/voivodeships';
import { fold, foldProvince } from './fold';

/** Traits that a buyer can filter by. */
export type PointTrait = 'always' | 'payment' | 'easyAccess';

/** An operating parcel locker. `address` is ready for display; missing parts of the address are empty text. */
export interface Point {
  name: string;
  latitude: number;
  longitude: number;
  /** Landmark: „przy sklepie”. */
  description: string;
  openingHours: string;
  /** Street and number, or the first line of the address. */
  address: string;
  details: Record<'city' | 'province' | 'post_code' | 'street' | 'building_number' | 'flat_number', string>;
  traits: Record<PointTrait, boolean>;
  /** Name of a second locker at the same place, or empty. */
  twin: string;
  /** The network in the carrier's own spelling: „Orlen Paczka”. Empty if all points belong to one network. */
  network: string;
}

// Hand-written, because a schema takes ten times as long for 30,000 points. Tests compare the two.
type Wire = Readonly<Record<string, unknown>>;

const isObject = (raw: unknown): raw is Wire => typeof raw === 'object' && raw !== null;

/** Text, or a number that JSON represents exactly, as text; undefined for anything else. */
const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string'
    ? raw
    : typeof raw === 'number' && Math.abs(raw) <= Number.MAX_SAFE_INTEGER
      ? String(raw)
      : undefined;

const isSet = (raw: unknown): boolean => raw === true || raw === 1 || raw === '1' || raw === 'true';

const DECIMAL = /^[+-]?(?:\d*\.)?\d+$/;

/** A coordinate from a number or numeric text; undefined beyond ±`max`. */
function degreesOf(raw: unknown, max: number): number | undefined {
  const text = typeof raw === 'string' ? raw.trim() : undefined;
  const value = text === undefined ? raw : DECIMAL.test(text) ? Number(text) : undefined;
  return typeof value === 'number' && value >= -max && value <= max ? value : undefined;
}

const PROVINCES = new Set(voivodeships.map(fold));
const realProvinces = new Map<string, boolean>();

/** Test rows and planned lockers have "TEST", "Planowany" or "x" as voivodeship. A missing voivodeship is accepted. */
function isRealProvince(province = ''): boolean {
  let isReal = realProvinces.get(province);
  if (isReal === undefined) {
    isReal = province.trim() === '' || PROVINCES.has(foldProvince(province));
    realProvinces.set(province, isReal);
  }
  return isReal;
}

const isInPoland = (latitude: number, longitude: number): boolean =>
  latitude > 48.9 && latitude < 54.95 && longitude > 14 && longitude < 24.2;

/** Missing coordinates, or swapped ones. */
const isMisplaced = (latitude: number, longitude: number): boolean =>
  (latitude === 0 && longitude === 0) || isInPoland(longitude, latitude);

const POLAND = new Set(['pl', 'pol', 'polska', 'poland']);
/** Names of foreign lockers begin with their country ("AT981001B"), Polish ones with a town. */
const ABROAD = /^(?!PL)[A-Z]{2}\d/;

/**
 * Whether a point is in Poland. The `country` field decides; without it a Polish voivodeship or a post code like
 * "31-147"; else the position must be roughly within the borders, without a foreign name or post code.
 */
function isPolish({ name, latitude, longitude, details }: Point, country: string): boolean {
  const postCode = details.post_code.trim();
  if (country !== '') return POLAND.has(fold(country));
  if (details.province.trim() !== '' || /^\d{2}\p{Pd}\d{3}$/u.test(postCode)) return true;
  return isInPoland(latitude, longitude) && /^(\d{2} ?\d{3})?$/.test(postCode) && !ABROAD.test(name);
}

const isTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((one) => typeof one === 'string');

/** Excludes shop points (POP-…), whatever their type, and lockers that hand out no parcels. */
const isLocker = ({ type, functions }: Wire, name: string): boolean =>
  (type === 'parcel_locker' || (isTexts(type) && type.includes('parcel_locker'))) &&
  !name.startsWith('POP-') &&
  (!isTexts(functions) || functions.length === 0 || functions.includes('parcel_collect'));

/** Some records are in capitals: „WARSZAWA” becomes „Warszawa”. */
const calm = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase()) : name;

/** One record of the response; undefined if it is broken or no operating parcel locker. */
export function readPoint(raw: unknown): Point | undefined {
  if (!isObject(raw) || raw['status'] !== 'Operating') return undefined;
  const { location, address, address_details: at } = raw;
  const name = textOf(raw['name'])?.trim();
  if (!name || !isLocker(raw, name) || !isObject(location) || !isObject(at)) return undefined;
  const latitude = degreesOf(location['latitude'], 90);
  const longitude = degreesOf(location['longitude'], 180);
  const city = textOf(at['city'])?.trim();
  const province = textOf(at['province']);
  if (
    latitude === undefined ||
    longitude === undefined ||
    isMisplaced(latitude, longitude) ||
    !city ||
    !isRealProvince(province)
  )
    return undefined;
  const [street = '', number = ''] = [textOf(at['street']), textOf(at['building_number'])];
  const openingHours = textOf(raw['opening_hours']) ?? '';
  const point: Point = {
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
  return isPolish(point, (textOf(raw['country']) ?? '').trim()) ? point : undefined;
}

/** Street and number, post code and town, without unknown parts. */
export const addressOf = ({ address, details }: Point): string =>
  [address, [details.post_code, details.city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
