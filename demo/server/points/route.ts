/** Decides how parcel lockers are served: pages in the shape of the InPost points API, with an ETag. */
import { Hono } from 'hono';
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

/** Only the asked fields of a point; all of them where none are named. */
const withFields = (point: Point, fields: ReadonlySet<string> | undefined) =>
  fields === undefined ? point : Object.fromEntries(Object.entries(point).filter(([field]) => fields.has(field)));

/** `GET ?page=&per_page=` (at most 500), `fields` (names with commas between), and the filters. */
export const pointsRoute = new Hono().get('/', (c) => {
  const etag = `"punkty-2-${allPoints().length}"`;
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const wishes = Object.entries(FILTERS).flatMap(([name, fits]) => {
    const wanted = c.req.query(name);
    return wanted === undefined ? [] : [(point: Point) => fits(point, wanted)];
  });
  const found = wishes.length === 0 ? allPoints() : allPoints().filter((point) => wishes.every((fits) => fits(point)));
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
