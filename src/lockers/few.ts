/** Decides what can be known of lockers without the whole list: the nearest to a post code, and whether one still operates. */
import { absoluteUrl } from '../page/address';
import { readPoint, type Point } from './point';
import { askPoints } from './points-page';

export interface NearPoint {
  readonly point: Point;
  /** From the middle of the post code, as the server measures it. */
  readonly metres: number;
}

const MANY = '10';
const asked = new Map<string, Promise<readonly NearPoint[]>>();
/** Address and code of the nearest, which are today's: what was picked of them needs no other look. */
const seen = new Set<string>();

const metresOf = (raw: unknown): number | undefined => {
  const { distance } = raw as { distance?: unknown };
  return typeof distance === 'number' && distance >= 0 ? distance : undefined;
};

/** The nearest first. Empty where the address does not measure: then its order says nothing. Asked once a page; a failure rejects, and is forgotten. */
export function nearestTo(pointsUrl: string, postCode: string): Promise<readonly NearPoint[]> {
  const url = absoluteUrl(pointsUrl);
  const key = `${url} ${postCode}`;
  let answer = asked.get(key);
  if (answer === undefined) {
    answer = askNearest(url, postCode);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
  }
  return answer;
}

async function askNearest(url: string, postCode: string): Promise<readonly NearPoint[]> {
  const { items } = await askPoints(url, {
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
  for (const { point } of near) seen.add(`${url} ${point.name}`);
  return near.sort((a, b) => a.metres - b.metres);
}

/** False only where the server knows: its answer to the code is empty, or has the locker and not as an operating one. A failure says nothing. */
export async function operates(pointsUrl: string, name: string): Promise<boolean> {
  const url = absoluteUrl(pointsUrl);
  if (seen.has(`${url} ${name}`)) return true;
  const answer = await askPoints(url, { name, per_page: '1' }).catch(() => undefined);
  const [raw] = answer?.items ?? [];
  if (answer === undefined || (raw !== undefined && (raw as { name?: unknown }).name !== name)) return true;
  return readPoint(raw) !== undefined;
}
