/** Requests one page of a `points-url` with the query of the InPost points API. */
import * as v from 'valibot';
import { request } from '../http/request';
import { count } from '../http/tolerant';
import { isOwnOrigin } from '../page/url';

/** The fields to request; without this list the API sends pictures and opening hours of ten years. */
const FIELDS =
  'name,type,status,country,location,location_description,opening_hours,address,address_details,functions,location_247,payment_available,easy_access_zone,apm_doubled,distance,network';

const pointsPage = v.object({
  items: v.array(v.unknown()),
  total_pages: v.optional(count, 1),
});

/** Rejects with a `Failure`, also for an unexpected response format. */
export function fetchPoints(
  url: string,
  query: Readonly<Record<string, string>>,
): Promise<v.InferOutput<typeof pointsPage>> {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ type: 'parcel_locker', fields: FIELDS, ...query }))
    address.searchParams.set(name, value);
  return request(pointsPage, { url: address.href, method: 'GET', foreign: !isOwnOrigin(url) });
}
