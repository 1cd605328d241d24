/** Decides how parcel lockers are served: pages in the shape of the InPost points API, with an ETag. */
import { Hono } from 'hono';
import { metresBetween } from '../../../src/lockers/distance';
import { allPoints, type Point } from './points';

const LARGEST_PAGE = 500;

const whole = (raw: string | undefined, otherwise: number, most: number): number => {
  const value = Number(raw);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : otherwise;
};

/** What each query parameter wants of a point. `type` is known, `status` is ignored: so it is on some of the real API's hosts. */
const FILTERS: Readonly<Record<string, (point: Point, wanted: string) => boolean>> = {
  city: (point, wanted) => point.address_details.city.toLowerCase() === wanted.toLowerCase(),
  province: (point, wanted) => point.address_details.province.toLowerCase() === wanted.toLowerCase(),
  post_code: (point, wanted) => point.address_details.post_code === wanted,
  name: (point, wanted) => point.name === wanted,
  type: (point, wanted) => point.type.some((one) => wanted.split(',').includes(one)),
};

/** The middle of the points that share most first digits of their post codes with this one. */
function middleOf(postCode: string): { latitude: number; longitude: number } | undefined {
  for (let digits = postCode.length; digits >= 2; digits--) {
    const near = allPoints().filter(({ address_details }) =>
      address_details.post_code.startsWith(postCode.slice(0, digits)),
    );
    const mean = (of: 'latitude' | 'longitude') =>
      near.reduce((sum, { location }) => sum + location[of], 0) / near.length;
    if (near.length > 0) return { latitude: mean('latitude'), longitude: mean('longitude') };
  }
  return undefined;
}

/** With `distance` in metres, the nearest first; as they are where the post code is nowhere. */
function byDistance(
  points: readonly Point[],
  postCode: string | undefined,
): readonly (Point & { distance?: number })[] {
  const from = postCode === undefined ? undefined : middleOf(postCode);
  if (from === undefined) return points;
  return points
    .map((point) => ({
      ...point,
      distance: Math.round(metresBetween(from, point.location.latitude, point.location.longitude)),
    }))
    .sort((a, b) => a.distance - b.distance);
}

/** Only the asked fields of a point; all of them where none are named. */
const withFields = (point: Point, fields: ReadonlySet<string> | undefined) =>
  fields === undefined ? point : Object.fromEntries(Object.entries(point).filter(([field]) => fields.has(field)));

/** `GET ?page=&per_page=` (at most 500), `limit`, `fields` (names with commas between), `relative_post_code`, and the filters. */
export const pointsRoute = new Hono().get('/', (c) => {
  const etag = `"punkty-3-${allPoints().length}"`;
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const wishes = Object.entries(FILTERS).flatMap(([name, fits]) => {
    const wanted = c.req.query(name);
    return wanted === undefined ? [] : [(point: Point) => fits(point, wanted)];
  });
  const fitting =
    wishes.length === 0 ? allPoints() : allPoints().filter((point) => wishes.every((fits) => fits(point)));
  const found = byDistance(fitting, c.req.query('relative_post_code')).slice(
    0,
    whole(c.req.query('limit'), Infinity, Infinity),
  );
  const perPage = whole(c.req.query('per_page'), 25, LARGEST_PAGE);
  const page = whole(c.req.query('page'), 1, 1_000_000);
  const fields = c.req.query('fields');
  const asked = fields === undefined ? undefined : new Set(fields.split(','));
  return c.json({
    count: found.length,
    page,
    per_page: perPage,
    total_pages: Math.ceil(found.length / perPage),
    items: found.slice((page - 1) * perPage, page * perPage).map((point) => withFields(point, asked)),
  });
});
