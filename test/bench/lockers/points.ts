/** The bench's lockers: the demo's, and copies of them nearby up to the given number. */
import { allPoints } from '../../../demo/server/points/points';
import { readPoint } from '../../../src/lockers/point';

const PER_PAGE = 500;

const made = new Map<number, readonly string[]>();

/** The pages of the points API as text, created once. */
export function pagesOf(count: number): readonly string[] {
  const known = made.get(count);
  if (known !== undefined) return known;
  const real = allPoints().filter((point) => readPoint(point) !== undefined);
  const lockers = Array.from({ length: count }, (_, index) => {
    const one = real[index % real.length]!;
    if (index < real.length) return one;
    const { longitude, latitude } = one.location;
    return {
      ...one,
      name: `${one.name}X${index}`,
      location: { longitude: longitude + 0.004, latitude: latitude + 0.003 },
    };
  });
  const total = Math.ceil(count / PER_PAGE);
  const pages = Array.from({ length: total }, (_, index) =>
    JSON.stringify({
      count,
      page: index + 1,
      per_page: PER_PAGE,
      total_pages: total,
      items: lockers.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
    }),
  );
  made.set(count, pages);
  return pages;
}
