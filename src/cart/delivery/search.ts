/** Decides which lockers a typed text finds: accent-free, every word somewhere in code, town, street or post code. */
import type { Point } from './point';

/** Lower case without Polish marks; ł has no decomposition and is replaced by hand. */
export const fold = (raw: string): string =>
  raw.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Folded texts are kept per point, because one keystroke looks at some 25,000 of them. */
const haystacks = new WeakMap<Point, string>();

function haystackOf(point: Point): string {
  let text = haystacks.get(point);
  if (text === undefined) {
    const { city, post_code } = point.details;
    text = fold(
      `${point.name} ${city} ${point.address} ${post_code} ${post_code.replace('-', '')} ${point.description}`,
    );
    haystacks.set(point, text);
  }
  return text;
}

/** Better matches have a lower rank: the code itself, its beginning, the town, the rest. */
function rank(point: Point, query: string): number {
  const code = fold(point.name);
  if (code === query) return 0;
  if (code.startsWith(query)) return 1;
  const city = fold(point.details.city);
  return city === query ? 2 : city.startsWith(query) ? 3 : 4;
}

/** The lockers that contain every word of the query, best first; all of them for an empty query. */
export function searchPoints(points: readonly Point[], query: string): readonly Point[] {
  const folded = fold(query.trim());
  if (folded === '') return points;
  const words = folded.split(/\s+/);
  return points
    .filter((point) => words.every((word) => haystackOf(point).includes(word)))
    .map((point) => ({ point, rank: rank(point, folded) }))
    .sort((a, b) => a.rank - b.rank || (a.point.name < b.point.name ? -1 : 1))
    .map(({ point }) => point);
}
