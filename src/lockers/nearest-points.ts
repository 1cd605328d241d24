/** Requests for few lockers: the nearest to a post code, and one by its name. */
import { absoluteUrl } from '../page/url';
import { metresBetween, type Coordinates } from './distance';
import { lastLocker } from './last';
import { readPoint, type Point } from './point';
import { fetchPoints } from './points-page';

export interface NearPoint {
  readonly point: Point;
  /** Distance from the post code's centre, measured by the server. */
  readonly metres: number;
}

const MANY = '10';
const requests = new Map<string, Promise<readonly NearPoint[]>>();
/** URL and code of lockers just received as operating: picking one needs no further check. */
const operating = new Set<string>();

const metresOf = (raw: unknown): number | undefined => {
  const { distance } = raw as { distance?: unknown };
  return typeof distance === 'number' && distance >= 0 ? distance : undefined;
};

/** Nearest first; empty if the server sends no distances. One request per page; after a failure the next call requests again. */
export function nearestTo(pointsUrl: string, postCode: string): Promise<readonly NearPoint[]> {
  const url = absoluteUrl(pointsUrl);
  const key = `${url} ${postCode}`;
  let answer = requests.get(key);
  if (answer === undefined) {
    answer = askNearest(url, postCode);
    requests.set(key, answer);
    answer.catch(() => requests.delete(key));
  }
  return answer;
}

async function askNearest(url: string, postCode: string): Promise<readonly NearPoint[]> {
  const { items } = await fetchPoints(url, {
    status: 'Operating',
    relative_post_code: postCode,
    sort_by: 'distance_to_relative_point',
    sort_order: 'asc',
    limit: MANY,
    per_page: MANY,
  });
  const near = items.flatMap((raw) => {
    const point = readPoint(raw);
    const metres = metresOf(raw);
    return point && metres !== undefined ? [{ point, metres }] : [];
  });
  for (const { point } of near) operating.add(`${url} ${point.name}`);
  return near.sort((a, b) => a.metres - b.metres);
}

/** Whether the server's distance differs too much from ours: it may measure along roads. */
const isOff = (measured: number, own: number): boolean => Math.abs(measured - own) > 50 + measured / 20;

/** The origin of the server's distances, by least squares. Undefined if no place fits them. */
export function measuredFrom(near: readonly NearPoint[]): Coordinates | undefined {
  const [first] = near;
  if (first === undefined) return undefined;
  const { latitude, longitude } = first.point;
  const metres = 111_320;
  const narrow = metres * Math.cos((latitude * Math.PI) / 180);
  let [xx, xy, yy, xr, yr] = [0, 0, 0, 0, 0];
  for (const { point, metres: far } of near) {
    const [x, y] = [(point.longitude - longitude) * narrow, (point.latitude - latitude) * metres];
    const r = (x * x + y * y - far * far + first.metres * first.metres) / 2;
    [xx, xy, yy, xr, yr] = [xx + x * x, xy + x * y, yy + y * y, xr + x * r, yr + y * r];
  }
  const det = xx * yy - xy * xy;
  const place = {
    latitude: latitude + (yr * xx - xr * xy) / det / metres,
    longitude: longitude + (xr * yy - yr * xy) / det / narrow,
  };
  const isPlace = near.every(
    ({ point, metres: measured }) => !isOff(measured, metresBetween(place, point.latitude, point.longitude)),
  );
  return det > 0 && isPlace ? place : undefined;
}

/** The locker picked last, if it operates and is not among `names`. */
export async function lastElsewhere(url: string, names: readonly string[]): Promise<Point | undefined> {
  const name = lastLocker();
  if (name === undefined || names.includes(name)) return undefined;
  const answer = await fetchPoints(url, { name, per_page: '1' }).catch(() => undefined);
  const point = readPoint(answer?.items[0]);
  return point?.name === name ? point : undefined;
}

/** False only if the response has no such locker or marks it as not operating. True after a failure. */
export async function isOperating(pointsUrl: string, name: string): Promise<boolean> {
  const url = absoluteUrl(pointsUrl);
  if (operating.has(`${url} ${name}`)) return true;
  const answer = await fetchPoints(url, { name, per_page: '1' }).catch(() => undefined);
  const [raw] = answer?.items ?? [];
  if (answer === undefined || (raw !== undefined && (raw as { name?: unknown }).name !== name)) return true;
  return readPoint(raw) !== undefined;
}
