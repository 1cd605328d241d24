/** Decides how one page of a `points-url` is requested: the query of the InPost points API, and what is read of its answer. */
import * as v from 'valibot';
import { request } from '../http/request';
import { isOwnOrigin } from '../page/address';

/** The fields that are read; the API leaves out the rest (pictures, opening hours of ten years …). */
const FIELDS =
  'name,type,status,country,location,location_description,opening_hours,address,address_details,functions,location_247,payment_available,easy_access_zone,apm_doubled,distance,network';

const pointsPage = v.object({
  items: v.array(v.unknown()),
  total_pages: v.optional(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]), v.safeInteger()),
    1,
  ),
});

/** Rejects with a `Failure` unless an answer of that shape comes. */
export function askPoints(
  url: string,
  query: Readonly<Record<string, string>>,
): Promise<v.InferOutput<typeof pointsPage>> {
  const address = new URL(url);
  for (const [name, value] of Object.entries({ type: 'parcel_locker', fields: FIELDS, ...query }))
    address.searchParams.set(name, value);
  return request(pointsPage, { url: address.href, method: 'GET', foreign: !isOwnOrigin(url) });
}
