/** Decides what can be known without loading all lockers: the nearest to a post code, and whether one still operates. */
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
/** URL and code of the nearest lockers: their data are from today, so a pick among them needs no further check. */
const seen = new Set<string>();

const metresOf = (raw: unknown): number | undefined => {
  const { distance } = raw as { distance?: unknown };
  return typeof distance === 'number' && distance >= 0 ? distance : undefined;
};

/** Nearest first; empty without distances, as the order means nothing then. Asked once per page; a failure rejects and is forgotten. */
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

/** False only if the server knows: its answer to the code is empty, or shows the locker as not operating. After a failure true. */
export async function operates(pointsUrl: string, name: string): Promise<boolean> {
  const url = absoluteUrl(pointsUrl);
  if (seen.has(`${url} ${name}`)) return true;
  const answer = await askPoints(url, { name, per_page: '1' }).catch(() => undefined);
  const [raw] = answer?.items ?? [];
  if (answer === undefined || (raw !== undefined && (raw as { name?: unknown }).name !== name)) return true;
  return readPoint(raw) !== undefined;
}
