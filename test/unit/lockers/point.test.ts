/** Tests which records of the points API are lockers, and the posted data of one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPoint } from '../../../src/lockers/point';
import { pointBySchema } from '../../fixtures/point-schema';
import { aPoint } from '../../fixtures/points';

const details = { city: 'Kraków', province: 'małopolskie', post_code: '31-147', street: 'Długa', building_number: '5' };

const abroad = { city: 'Wien', province: null, street: 'Gasse', building_number: '1' };
const BERLIN = { latitude: 52.53, longitude: 13.38 };

describe('readPoint', () => {
  it('accepts a locker by type and status [D8]', () => expect(readPoint(aPoint())).toMatchObject({ name: 'KRA01M' }));
  it.each([
    ['a shop point by its type', { type: ['pop'] }],
    ['a point of the old widget’s type', { type: ['parcel_locker_only'] }],
    ['a shop point by its name', { name: 'POP-KRA228' }],
    ['a point that does not operate', { status: 'Disabled' }],
    ['a point that hands out no parcels', { functions: ['parcel_send'] }],
    ['a point of a made-up voivodeship', { address_details: { ...details, province: 'TEST' } }],
    ['a planned point', { address_details: { ...details, province: 'Planowany' } }],
    ['a point without a place', { location: null }],
    ['a point beyond the poles', { location: { latitude: 500, longitude: 20 } }],
    ['a point without a name', { name: '' }],
    ['a point without a town', { address_details: { ...details, city: ' ' } }],
    ['a point of another country, by its own word', { country: 'AT' }],
    ['a point of another country in words', { country: 'Österreich' }],
    ['a point in Vienna', { address_details: { ...abroad, post_code: '1030' } }],
    ['a point under a Czech post code', { address_details: { ...abroad, post_code: '110 00' } }],
    ['a point under a Portuguese post code', { address_details: { ...abroad, post_code: '1000-205' } }],
    ['a point in Berlin', { address_details: { ...abroad, post_code: '10115' }, location: BERLIN }],
    [
      'a point in Vienna without a post code',
      { address_details: abroad, location: { latitude: 48.2, longitude: 16.39 } },
    ],
    ['a point that is named abroad', { name: 'SK981001B', address_details: abroad }],
    ['a broken record', { address_details: 'x' }],
    ['no record at all', { name: null, type: null }],
  ])('rejects a record with %s [D11]', (_, over) => expect(readPoint(aPoint(over))).toBeUndefined());

  it.each([
    ['coordinates as text', { location: { latitude: '50.07', longitude: '19.94' } }],
    ['one type as text', { type: 'parcel_locker' }],
    ['no voivodeship', { address_details: { ...details, province: null } }],
    ['a voivodeship that shouts', { address_details: { ...details, province: 'MAŁOPOLSKIE' } }],
    ['a voivodeship without Polish marks', { address_details: { ...details, province: 'Malopolskie' } }],
    ['no list of functions', { functions: null }],
    ['its country', { country: 'PL' }],
    ['its country in words', { country: ' Polska ' }],
    ['an empty country', { country: '' }],
    ['a post code without its dash', { address_details: { ...details, post_code: '31147' } }],
    ['a post code with a long dash', { address_details: { ...details, post_code: '31–147' } }],
    ['a post code in two parts', { address_details: { ...abroad, post_code: '31 147' } }],
    ['a voivodeship with a post code that is none', { address_details: { ...details, post_code: '31-14' } }],
    ['neither voivodeship nor post code', { address_details: abroad }],
    ['no post code', { address_details: { ...details, post_code: null } }],
    ['a Polish post code wherever it stands', { location: { latitude: 52.53, longitude: 13.38 } }],
  ])('accepts %s', (_, over) => expect(readPoint(aPoint(over))?.name).toBe('KRA01M'));

  it('uses the first line of the address if the street is missing', () =>
    expect(
      readPoint(aPoint({ address_details: { city: 'Kraków', street: null, building_number: null } }))?.address,
    ).toBe('Długa 5, przy sklepie'));
  it('converts a town in capitals', () =>
    expect(readPoint(aPoint({ address_details: { ...details, city: 'BIELSKO-BIAŁA' } }))?.details.city).toBe(
      'Bielsko-Biała',
    ));
  it('reads the traits that a buyer can filter by', () =>
    expect(
      readPoint(aPoint({ opening_hours: '24/7', payment_available: true, easy_access_zone: 'x' }))?.traits,
    ).toEqual({
      always: true,
      payment: true,
      easyAccess: false,
    }));
});

/** Values that a server might print in any field of a record. */
const anything = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    true,
    false,
    0,
    1,
    '',
    ' ',
    '1',
    'true',
    '24/7',
    'parcel_locker',
    'POP-1',
    'TEST',
    'Śląskie',
    'PL',
    'AT',
    '1030',
  ),
  fc.constantFrom(
    ['parcel_locker'],
    ['parcel_locker', 1],
    ['parcel_collect'],
    [],
    {},
    ' 50.5 ',
    '1e2',
    '.5',
    '-0',
    '5.',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
);
const sound = aPoint({
  country: 'PL',
  functions: ['parcel_collect'],
  location_247: false,
  payment_available: true,
  easy_access_zone: false,
  apm_doubled: null,
});
const within = (name: string) => ['location', 'address', 'address_details'].includes(name);
const place = fc.constantFrom(
  ...Object.keys(sound).flatMap((name) => [
    [name],
    ...(within(name) ? Object.keys(sound[name] as object).map((inner) => [name, inner]) : []),
  ]),
);

it('agrees with its schema for any record', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(place, anything), { maxLength: 4 }), (changes) => {
      const record = structuredClone(sound);
      for (const [[name, inner], value] of changes) {
        if (inner === undefined) record[name!] = value;
        else if (record[name!] !== null && typeof record[name!] === 'object')
          (record[name!] as Record<string, unknown>)[inner] = value;
      }
      expect(readPoint(record)).toEqual(pointBySchema(record));
    }),
    { numRuns: 500 },
  ));

it('readPoint accepts „woj. mazowieckie”, and refuses missing and swapped coordinates', () => {
  const details = { ...(aPoint() as { address_details: object }).address_details, province: 'woj. mazowieckie' };
  expect(readPoint(aPoint({ address_details: details }))?.name).toBeDefined();
  for (const [latitude, longitude] of [
    [0, 0],
    [21, 52.2],
  ])
    expect(readPoint(aPoint({ location: { latitude, longitude } }))).toBeUndefined();
});
