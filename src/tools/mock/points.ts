/** The parcel lockers of the small shop, in the form of the InPost points API. */
import { LOCKER, type JsonObject } from './state';

const lockers: readonly JsonObject[] = [
  {
    name: LOCKER,
    type: ['parcel_locker'],
    status: 'Operating',
    location: { longitude: 21.0206, latitude: 52.1846 },
    location_description: 'Przy sklepie',
    opening_hours: '24/7',
    address: { line1: 'Puławska 180', line2: '02-670 Warszawa' },
    address_details: {
      city: 'Warszawa',
      province: 'mazowieckie',
      post_code: '02-670',
      street: 'Puławska',
      building_number: '180',
      flat_number: null,
    },
    functions: ['parcel_collect'],
    location_247: true,
    payment_available: true,
    easy_access_zone: true,
  },
];

/** All on the first page. */
export function pointsAnswer(query: URLSearchParams): JsonObject {
  const name = query.get('name');
  const matches = lockers.filter((one) => name === null || one['name'] === name);
  return { items: Number(query.get('page') ?? 1) > 1 ? [] : matches, total_pages: 1 };
}
