/** Decides how parcel lockers are served: pages in the shape of the InPost points API, with an ETag. */
import { Hono } from 'hono';
import { allPoints } from './points';

const LARGEST_PAGE = 500;

const whole = (raw: string | undefined, otherwise: number, most: number): number => {
  const value = Number(raw);
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : otherwise;
};

/** `GET ?page=&per_page=` (at most 500) and optional `city`, `province`, `post_code`, `name`. */
export const pointsRoute = new Hono().get('/', (c) => {
  const filters = (['city', 'province'] as const).flatMap((field) => {
    const wanted = c.req.query(field)?.toLowerCase();
    return wanted === undefined ? [] : [(one: ReturnType<typeof allPoints>[number]) => one.address_details[field].toLowerCase() === wanted];
  });
  const code = c.req.query('post_code');
  const name = c.req.query('name');
  const found = allPoints().filter(
    (one) => filters.every((fits) => fits(one)) && (code === undefined || one.address_details.post_code === code) && (name === undefined || one.name === name),
  );
  const perPage = whole(c.req.query('per_page'), 25, LARGEST_PAGE);
  const page = whole(c.req.query('page'), 1, 1_000_000);
  const etag = `"punkty-1-${allPoints().length}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  return c.json({
    count: found.length,
    page,
    per_page: perPage,
    total_pages: Math.ceil(found.length / perPage),
    items: found.slice((page - 1) * perPage, page * perPage),
  });
});
