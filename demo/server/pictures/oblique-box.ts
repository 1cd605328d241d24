/** A box in oblique projection, and the grain on its faces. */
import type { Random } from '../seed/random';
import { darker, lighter } from './colour';
import { ellipse, polygon, rect } from './svg';

type Spot = readonly [x: number, y: number];

/** A box in oblique projection: front lower left at x, y; `deep` goes up to the right. */
export function obliqueBox(x: number, y: number, wide: number, high: number, deep: number, colour: string): string {
  const lift = deep * 0.42;
  const top: Spot[] = [
    [x, y - high],
    [x + deep, y - high - lift],
    [x + wide + deep, y - high - lift],
    [x + wide, y - high],
  ];
  const side: Spot[] = [
    [x + wide, y - high],
    [x + wide + deep, y - high - lift],
    [x + wide + deep, y - lift],
    [x + wide, y],
  ];
  return (
    polygon(top, { fill: lighter(colour, 0.32) }) +
    polygon(side, { fill: darker(colour, 0.28) }) +
    rect(x, y - high, wide, high, 0, { fill: colour })
  );
}

export const dots = (
  random: Random,
  count: number,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: string,
): string =>
  Array.from({ length: count }, () =>
    ellipse(random.whole(x, x + wide), random.whole(y, y + high), random.whole(8, 24) / 10, random.whole(8, 24) / 10, {
      fill: colour,
      opacity: 0.35,
    }),
  ).join('');
