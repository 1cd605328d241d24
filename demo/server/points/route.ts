/** Serves parcel lockers in pages, in the format of the InPost points API, with an ETag. */
import { Hono } from 'hono';
import { metresBetween } from '../../../src/lockers/distance';
import { allPoints, type Point } from './points';

const LARGEST_PAGE = 500;

const whole = (raw: string | undefined, otherwise: number, max: number): number => {
  const value = Number(raw);
  return Number.isInteger(value) && value > 0 ? Math.min(value, max) : otherwise;
};

/** Filters by query parameter. `status` is ignored, like on some hosts of the real API. */
const FILTERS: Readonly<Record<string, (value: string) => (point: Point) => boolean>> = {
  city: (value) => isSame(value, ({ address_details }) => address_details.city),
  province: (value) => isSame(value, ({ address_details }) => address_details.province),
  post_code: (value) => (point) => point.address_details.post_code === value,
  name: (value) => (point) => point.name === value,
  type: (value) => {
    const types = new Set(value.split(','));
    return (point) => point.type.some((one) => types.has(one));
  },
};

/** Case-insensitive. The query is parsed once, not per point. */
function isSame(value: string, of: (point: Point) => string): (point: Point) => boolean {
  const lower = value.toLowerCase();
  return (point) => of(point).toLowerCase() === lower;
}

interface Middle {
  latitude: number;
  longitude: number;
  count: number;
}

/** Sums of coordinates by post code prefix, from two digits on; computed once. */
let sums: Map<string, Middle> | undefined;

function sumsByBeginning(): ReadonlyMap<string, Middle> {
  if (sums) return sums;
  sums = new Map();
  for (const { address_details, location } of allPoints()) {
    for (let signs = 2; signs <= address_details.post_code.length; signs += 1) {
      const beginning = address_details.post_code.slice(0, signs);
      const sum = sums.get(beginning) ?? { latitude: 0, longitude: 0, count: 0 };
      sum.latitude += location.latitude;
      sum.longitude += location.longitude;
      sum.count += 1;
      sums.set(beginning, sum);
    }
  }
  return sums;
}

/** A post code, or its prefix; undefined for other text. */
const POST_CODE = /^\d{2}(-\d{0,3})?$/;

/** The centre of the points that share the longest post code prefix with this one. */
function middleOf(postCode: string): { latitude: number; longitude: number } | undefined {
  if (!POST_CODE.test(postCode)) return undefined;
  for (let signs = postCode.length; signs >= 2; signs -= 1) {
    const sum = sumsByBeginning().get(postCode.slice(0, signs));
    if (sum) return { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count };
  }
  return undefined;
}

/** Adds `distance` in metres and sorts the nearest first; changes nothing if the post code has no known place. */
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

/** The requested fields of a point; all by default. */
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
    const value = c.req.query(name);
    return value === undefined ? [] : [fits(value)];
  });
  const fitting =
    wishes.length === 0 ? allPoints() : allPoints().filter((point) => wishes.every((fits) => fits(point)));
  const nearest = byDistance(fitting, c.req.query('relative_post_code')).slice(
    0,
    whole(c.req.query('limit'), Infinity, Infinity),
  );
  const perPage = whole(c.req.query('per_page'), 25, LARGEST_PAGE);
  const page = whole(c.req.query('page'), 1, 1_000_000);
  const fields = c.req.query('fields');
  const fieldNames = fields === undefined ? undefined : new Set(fields.split(','));
  return c.json({
    count: nearest.length,
    page,
    per_page: perPage,
    total_pages: Math.ceil(nearest.length / perPage),
    items: nearest.slice((page - 1) * perPage, page * perPage).map((point) => withFields(point, fieldNames)),
  });
});
