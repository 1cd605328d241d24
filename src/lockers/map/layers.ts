/** The layers over the base map: clusters with counts, single lockers, and the picker's marks. */
import type * as GeoJSON from 'geojson';
import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { language } from '../../page/language';
import { latitudeAt, longitudeAt, nameAt, type Columns } from '../columns';
import type { MapColours } from './colours';

export const LOCKERS = 'shop-lockers';
const MARKS = 'shop-marks';
export const CLUSTERS_LAYER = 'shop-clusters';
export const LOCKERS_LAYER = 'shop-locker-pins';

/** Above this zoom the map draws every locker separately. */
const LAST_CLUSTERED_ZOOM = 14;

export interface Mark {
  readonly kind: 'highlighted' | 'chosen' | 'hovered' | 'person';
  readonly longitude: number;
  readonly latitude: number;
  readonly name: string;
}

const point = (longitude: number, latitude: number) => ({ type: 'Point' as const, coordinates: [longitude, latitude] });

/** Features have only row number and name, because MapLibre copies them to a worker. */
export const lockersData = (columns: Columns, rows: readonly number[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: rows.map((row) => ({
    type: 'Feature',
    id: row,
    properties: { name: nameAt(columns, row) },
    geometry: point(longitudeAt(columns, row), latitudeAt(columns, row)),
  })),
});

const marksData = (marks: readonly Mark[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: marks.map(({ kind, name, longitude, latitude }) => ({
    type: 'Feature',
    properties: { kind, name },
    geometry: point(longitude, latitude),
  })),
});

/** The style's own fonts if it has glyphs; otherwise the browser's fonts are used. */
function fontsOf({ glyphs, layers }: StyleSpecification): string[] {
  if (!glyphs) return ['system-ui', 'sans-serif'];
  const fonts = layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []));
  const named = fonts.find(
    (one) => Array.isArray(one) && one.every((font) => typeof font === 'string' && font !== 'literal'),
  );
  return (named as string[] | undefined) ?? ['Noto Sans Regular'];
}

/** Adds sources and layers to a newly loaded style. Clusters are symbols, so that town names do not print through them. */
export function addLayers(
  map: MapLibre,
  { onAccent, ground, text }: MapColours,
  data: GeoJSON.FeatureCollection,
): void {
  const font = fontsOf(map.getStyle());
  map.addSource(LOCKERS, {
    type: 'geojson',
    data,
    cluster: true,
    clusterMaxZoom: LAST_CLUSTERED_ZOOM,
    clusterRadius: 60,
    maxzoom: 15,
  });
  map.addSource(MARKS, { type: 'geojson', data: marksData([]) });
  map.addLayer({
    id: LOCKERS_LAYER,
    type: 'symbol',
    source: LOCKERS,
    filter: ['!', ['has', 'point_count']],
    layout: {
      'icon-image': 'locker',
      'icon-anchor': 'bottom',
      'icon-allow-overlap': true,
      'text-field': ['step', ['zoom'], '', 13, ['get', 'name']],
      'text-font': font,
      'text-size': 12,
      'text-anchor': 'top',
      'text-offset': [0, 0.15],
      'text-optional': true,
    },
    paint: { 'text-color': text, 'text-halo-color': ground, 'text-halo-width': 1.5 },
  });
  map.addLayer({
    id: CLUSTERS_LAYER,
    type: 'symbol',
    source: LOCKERS,
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': ['step', ['get', 'point_count'], 'cluster-small', 50, 'cluster-medium', 500, 'cluster-large'],
      'icon-allow-overlap': true,
      'text-field': ['number-format', ['get', 'point_count'], { locale: language() }],
      'text-font': font,
      'text-size': ['step', ['get', 'point_count'], 12, 50, 13, 500, 14],
      'text-allow-overlap': true,
    },
    paint: { 'text-color': onAccent },
  });
  map.addLayer({
    id: MARKS,
    type: 'symbol',
    source: MARKS,
    layout: {
      'icon-image': ['get', 'kind'],
      'icon-anchor': ['match', ['get', 'kind'], ['highlighted', 'chosen'], 'bottom', 'center'],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
      'symbol-sort-key': ['match', ['get', 'kind'], 'highlighted', 3, 'chosen', 2, 1],
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': 13,
      'text-anchor': 'top',
      'text-offset': [0, 0.2],
      'text-optional': true,
    },
    paint: { 'text-color': text, 'text-halo-color': ground, 'text-halo-width': 2 },
  });
}

/** New data for a source; ignored while the style is loading. */
const setData = (map: MapLibre, source: string, data: GeoJSON.FeatureCollection) =>
  void map.getSource<GeoJSONSource>(source)?.setData(data);

export const setLockers = (map: MapLibre, data: GeoJSON.FeatureCollection) => setData(map, LOCKERS, data);
export const setMarks = (map: MapLibre, marks: readonly Mark[]) => setData(map, MARKS, marksData(marks));
