/** The lockers with Leaflet and markercluster. */
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { drawn, load } from './loading.js';

globalThis.L = L;
await import('leaflet.markercluster');
const map = L.map('map', { maxZoom: 18 }).fitBounds([
  [49, 14],
  [54.9, 24.2],
]);
const points = await load();
const group = L.markerClusterGroup({ chunkedLoading: false });
group.addLayers(points.map(({ name, location }) => L.marker([location.latitude, location.longitude], { title: name })));
map.addLayer(group);
requestAnimationFrame(() => setTimeout(drawn));
