/** Decides the bench's lockers: the demo's, and copies of them nearby until there are 30,000. */
import { allPoints } from '../../../demo/server/points/points';
import { readPoint } from '../../../src/cart/delivery/point';

export const COUNT = 30_000;
const PER_PAGE = 500;

const real = allPoints().filter((point) => readPoint(point) !== undefined);
const lockers = Array.from({ length: COUNT }, (_, index) => {
  const one = real[index % real.length]!;
  if (index < real.length) return one;
  const { longitude, latitude } = one.location;
  return {
    ...one,
    name: `${one.name}X${index}`,
    location: { longitude: longitude + 0.004, latitude: latitude + 0.003 },
  };
});

/** The pages of the points API as text, made before anything is measured. */
export const pages: readonly string[] = Array.from({ length: COUNT / PER_PAGE }, (_, index) =>
  JSON.stringify({
    count: COUNT,
    page: index + 1,
    per_page: PER_PAGE,
    total_pages: COUNT / PER_PAGE,
    items: lockers.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  }),
);
