/** Reads `map-style-url`: a style, a raster template, or a pair of styles for light and dark. */
import type { StyleSpecification } from 'maplibre-gl';

export type Scheme = 'light' | 'dark';

/** Attributions that certain raster servers require. */
const CREDITS: readonly (readonly [host: RegExp, credit: string])[] = [
  [/(^|\.)openstreetmap\.org$/, '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'],
];

/**
 * The style for a scheme. `{scheme}` in the URL becomes `light` or `dark`; `{z}` makes it a raster template
 * (`https://…/{z}/{x}/{y}.png`); without a URL the background is plain.
 */
export function styleOf(url: string | undefined, scheme: Scheme, ground: string): string | StyleSpecification {
  const address = url?.replaceAll('{scheme}', scheme);
  if (address === undefined) return plainStyle(ground);
  return address.includes('{z}') ? rasterStyle(address) : address;
}

const plainStyle = (ground: string): StyleSpecification => ({
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': ground } }],
});

function rasterStyle(template: string): StyleSpecification {
  const host = /^(?:https?:)?\/\/([^/:]+)/.exec(template)?.[1] ?? '';
  const attribution = CREDITS.find(([pattern]) => pattern.test(host))?.[1];
  return {
    version: 8,
    sources: {
      base: { type: 'raster', tiles: [template], tileSize: 256, maxzoom: 19, ...(attribution && { attribution }) },
    },
    layers: [{ id: 'base', type: 'raster', source: 'base' }],
  };
}
