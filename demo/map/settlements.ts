/** Decides what is drawn of the towns: names, built-up ground, plausible streets and the roads between. No street here is real. */
import { towns, type Town } from '../server/points/towns';
import { createRandom, type Random } from '../server/seed/random';
import type { Position } from './clip';
import { drawn, type Drawn } from './outlines';

/** As far as the lockers of a town spread, in degrees of latitude. */
const radiusOf = ({ population }: Town): number => 0.004 + Math.min(0.075, Math.sqrt(population) / 16_000);

const STREETS_IN = 64;
const BUILT_UP = 250;
const NAMED = 600;
const round = (value: number) => Number(value.toFixed(3));

/** A wobbly ring around a town, at a share of its radius. */
function ring(town: Town, share: number, steps: number, wobble: readonly number[]): Position[] {
  const points = Array.from({ length: steps }, (_, step): Position => {
    const angle = (step / steps) * 2 * Math.PI;
    const far = radiusOf(town) * share * wobble[step % wobble.length]!;
    return [round(town.longitude + Math.cos(angle) * far * 1.6), round(town.latitude + Math.sin(angle) * far)];
  });
  return [...points, points[0]!];
}

function streets(town: Town, wobble: readonly number[], random: Random): Position[][] {
  const rings = [0.3, 0.6, 0.88].map((share) => ring(town, share, 12, wobble));
  const spokes = Array.from({ length: random.whole(6, 9) }, (_, spoke) => {
    const step = (spoke * 12) / 8;
    const from = rings[0]![Math.floor(step) % 12]!;
    return [
      from,
      rings[1]![Math.floor(step + random.whole(0, 1)) % 12]!,
      rings[2]![Math.floor(step + random.whole(0, 1)) % 12]!,
    ];
  });
  return [...rings, ...spokes];
}

/** Two towns are joined unless a third lies in the circle between them (Gabriel's graph): that is how road maps look. */
function roads(all: readonly Town[]): Drawn[] {
  const place = ({ longitude, latitude }: Town) => [longitude * 0.62, latitude] as const;
  const places = all.map(place);
  const square = (a: readonly [number, number], b: readonly [number, number]) =>
    (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  const join: Record<'main' | 'side', Position[][]> = { main: [], side: [] };
  all.forEach((one, a) =>
    all.forEach((other, b) => {
      if (b <= a || square(places[a]!, places[b]!) > 1.2) return;
      const middle = [(places[a]![0] + places[b]![0]) / 2, (places[a]![1] + places[b]![1]) / 2] as const;
      const reach = square(places[a]!, middle) - 1e-9;
      if (places.some((third, c) => c !== a && c !== b && square(third, middle) < reach)) return;
      const kind = Math.min(one.population, other.population) > 25_000 ? 'main' : 'side';
      join[kind].push([
        [round(one.longitude), round(one.latitude)],
        [round(other.longitude), round(other.latitude)],
      ]);
    }),
  );
  return [drawn('road', 'MultiLineString', join.side), drawn('main-road', 'MultiLineString', join.main)];
}

export function settlements(): Drawn[] {
  const random = createRandom(31);
  const all = towns();
  const wobbles = all.map(() => Array.from({ length: 12 }, () => random.whole(78, 112) / 100));
  const big = all.filter(({ population }) => population > 40_000);
  return [
    drawn(
      'urban',
      'MultiPolygon',
      all.slice(0, BUILT_UP).map((town, at) => [ring(town, 1.05, 12, wobbles[at]!)]),
    ),
    drawn(
      'street',
      'MultiLineString',
      all.slice(0, STREETS_IN).flatMap((town, at) => streets(town, wobbles[at]!, random)),
    ),
    ...roads(all.filter(({ population }) => population > 6_000)),
    ...roads(big)
      .map((one) => ({ ...one, properties: { kind: 'motorway' } }))
      .slice(1),
    ...all
      .slice(0, NAMED)
      .map((town, rank) =>
        drawn('town', 'Point', [round(town.longitude), round(town.latitude)], { name: town.name, rank }),
      ),
  ];
}
