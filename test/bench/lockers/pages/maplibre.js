/** The lockers with bare maplibre-gl: one clustered source, three layers, no base map. */
import 'maplibre-gl/dist/maplibre-gl.css';
import { drawn, load } from './loading.js';

const { Map, setWorkerUrl } = await import(/* @vite-ignore */ '/peers/maplibre-gl/dist/maplibre-gl.mjs');
setWorkerUrl('/peers/maplibre-gl/dist/maplibre-gl-worker.mjs');
const ground = { id: 'ground', type: 'background', paint: { 'background-color': '#fff' } };
const map = new Map({
  container: 'map',
  bounds: [
    [14, 49],
    [24.2, 54.9],
  ],
  fadeDuration: 0,
  style: { version: 8, sources: {}, layers: [ground] },
});
const [points] = await Promise.all([load(), map.once('load')]);
const features = points.map(({ name, location }) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
}));
map.addSource('lockers', {
  type: 'geojson',
  cluster: true,
  clusterMaxZoom: 14,
  clusterRadius: 60,
  data: { type: 'FeatureCollection', features },
});
const layer = (id, type, isCluster, rest) =>
  map.addLayer({
    id,
    type,
    source: 'lockers',
    filter: isCluster ? ['has', 'point_count'] : ['!', ['has', 'point_count']],
    ...rest,
  });
layer('clusters', 'circle', true, { paint: { 'circle-radius': 22, 'circle-color': '#1d4fb5' } });
layer('counts', 'symbol', true, {
  layout: { 'text-field': ['get', 'point_count'], 'text-font': ['system-ui'], 'text-size': 13 },
});
layer('pins', 'circle', false, { paint: { 'circle-radius': 6, 'circle-color': '#1d4fb5' } });
map.on('render', () => map.isSourceLoaded('lockers') && drawn());
