/** Decides which part of the world is drawn: a frame around Poland; outlines are cut at its edges and rounded. */

export type Position = readonly [longitude: number, latitude: number];
export type Line = readonly Position[];

const FRAME = { west: 7, south: 44, east: 31, north: 60 };

/** Three places are about 100 m, two about a kilometre. */
export const rounded = (line: Line, places = 3): Line =>
  line
    .map(([x, y]): Position => [Number(x.toFixed(places)), Number(y.toFixed(places))])
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]![0] || y !== all[index - 1]![1]);

interface Edge {
  readonly isInside: (at: Position) => boolean;
  readonly cross: (a: Position, b: Position) => Position;
}

const along = (axis: 0 | 1, limit: number, keepsLess: boolean): Edge => ({
  isInside: (at) => (keepsLess ? at[axis] <= limit : at[axis] >= limit),
  cross: (a, b) => {
    const share = (limit - a[axis]) / (b[axis] - a[axis]);
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  },
});
const EDGES = [
  along(0, FRAME.west, false),
  along(0, FRAME.east, true),
  along(1, FRAME.south, false),
  along(1, FRAME.north, true),
];

/** A ring cut by the frame (Sutherland and Hodgman); empty where it lies outside. */
export function clippedRing(ring: Line, places = 3): Line {
  const cut = EDGES.reduce<Line>((points, { isInside, cross }) => {
    return points.flatMap((to, index): Position[] => {
      const from = points.at(index - 1)!;
      if (isInside(to)) return isInside(from) ? [to] : [cross(from, to), to];
      return isInside(from) ? [cross(from, to)] : [];
    });
  }, ring);
  const neat = rounded(cut, places);
  return neat.length < 3 ? [] : [...neat, neat[0]!];
}

/** The parts of a line inside the frame; it ends at the last point within. */
export function clippedLine(line: Line, places = 3): Line[] {
  const parts: Position[][] = [[]];
  for (const at of line) {
    if (EDGES.every(({ isInside }) => isInside(at))) parts.at(-1)!.push(at);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.map((part) => rounded(part, places)).filter(({ length }) => length > 1);
}
