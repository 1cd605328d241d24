/** Decides how the demo's base map looks, in light and in dark: quiet, so that the lockers stand out. */
import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

const PALETTES = {
  light: {
    sea: '#cfe0ea',
    land: '#eeece7',
    poland: '#fbfaf7',
    urban: '#ece7dd',
    water: '#bcd6e6',
    border: '#b5aa9c',
    province: '#d8d0c4',
    street: '#ffffff',
    road: '#e6dfd2',
    main: '#f2dfb4',
    edge: '#ddd3c2',
    text: '#4b4a47',
    halo: '#fbfaf7',
  },
  dark: {
    sea: '#10202b',
    land: '#191b1f',
    poland: '#22252a',
    urban: '#2c3036',
    water: '#15303f',
    border: '#5d6168',
    province: '#3a3e45',
    street: '#3b4048',
    road: '#353a41',
    main: '#4a4636',
    edge: '#1b1d21',
    text: '#b9bec6',
    halo: '#1c1e22',
  },
} as const;

/** The towns' ranks by population that have their names shown from each zoom on. */
const NAMES: readonly (readonly [zoom: number, ranks: number])[] = [
  [0, 8],
  [6, 24],
  [7, 60],
  [8, 140],
  [9, 320],
  [10, 600],
];

export function styleIn(scheme: keyof typeof PALETTES, data: string): StyleSpecification {
  const paint = PALETTES[scheme];
  const kind = (name: string): FilterSpecification => ['==', ['get', 'kind'], name];
  const area = (name: string, colour: string): LayerSpecification => ({
    id: name,
    type: 'fill',
    source: 'polska',
    filter: kind(name),
    paint: { 'fill-color': colour, 'fill-antialias': true },
  });
  const line = (
    name: string,
    colour: string,
    widths: readonly [number, number, number],
    minzoom = 0,
    more: object = {},
    id = `${name}-line`,
  ): LayerSpecification =>
    ({
      id,
      type: 'line',
      source: 'polska',
      filter: kind(name),
      minzoom,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': colour,
        'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 5, widths[0], 10, widths[1], 14, widths[2]],
        ...more,
      },
    }) as LayerSpecification;
  const [[, first], ...further] = NAMES as readonly [readonly [number, number], ...(readonly [number, number])[]];
  return {
    version: 8,
    metadata: { 'shop:max-zoom': 15.5 },
    sources: {
      polska: {
        type: 'geojson',
        data,
        maxzoom: 14,
        tolerance: 0.3,
        attribution:
          'Natural Earth · miejscowości: <a href="https://www.geonames.org/">GeoNames</a> (CC BY) · ulice i drogi zmyślone',
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': paint.sea } },
      area('land', paint.land),
      area('poland', paint.poland),
      area('urban', paint.urban),
      line('river', paint.water, [0.6, 2, 6]),
      area('lake', paint.water),
      line('province', paint.province, [0.6, 1.2, 2], 0, { 'line-dasharray': [3, 2] }),
      line('border', paint.border, [0.8, 1.8, 3]),
      line('street', paint.street, [0, 0.8, 5], 10),
      line('road', paint.road, [0.3, 1.6, 6], 7),
      line('main-road', paint.road, [0.5, 2.2, 8], 6),
      line('motorway', paint.edge, [1, 3.6, 12]),
      line('motorway', paint.main, [0.6, 2.4, 9], 0, {}, 'motorway'),
      {
        id: 'names',
        type: 'symbol',
        source: 'polska',
        filter: ['all', kind('town'), ['<', ['get', 'rank'], ['step', ['zoom'], first, ...further.flat()]]] as never,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['system-ui', 'sans-serif'],
          'text-size': [
            'interpolate',
            ['linear'],
            ['zoom'],
            5,
            ['step', ['get', 'rank'], 12, 8, 11],
            12,
            ['step', ['get', 'rank'], 20, 24, 16, 140, 14],
          ],
          // Lockers' circles stand on the towns: a name goes to the side that is free.
          'text-variable-anchor': [
            'top',
            'bottom',
            'left',
            'right',
            'top-left',
            'top-right',
            'bottom-left',
            'bottom-right',
          ],
          'text-radial-offset': ['interpolate', ['linear'], ['zoom'], 5, 1.9, 9, 1.7, 12, 0.4],
          'text-justify': 'auto',
          'text-padding': 3,
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': paint.text, 'text-halo-color': paint.halo, 'text-halo-width': 1.6 },
      },
    ],
  };
}
