/** The three measured pages: each loads the same pages of the same API and draws the same lockers, without a base map. */

/** The common start of both peers: loads the API's pages, four at a time, and keeps the operating lockers. */
const LOAD = `
  const load = async () => {
    const get = async (page) => (await fetch('/api/points?per_page=500&page=' + page)).json();
    const first = await get(1);
    const answers = [first], waiting = Array.from({ length: first.total_pages - 1 }, (_, index) => index + 2);
    const lane = async () => { for (let page; (page = waiting.shift());) answers.push(await get(page)); };
    await Promise.all([lane(), lane(), lane(), lane()]);
    return answers.flatMap(({ items }) => items).filter(({ type, status }) => type.includes('parcel_locker') && status === 'Operating');
  };
  const drawn = () => { globalThis.all ??= performance.now(); };`;

const page = (head: string, body: string) => `<!doctype html><html lang="pl"><head><meta charset="utf-8"><style>
  body { margin: 0 } #map { width: 720px; height: 600px } shop-locker-map { width: 1200px; --shop-picker-height: 660px }</style>${head}</head><body>${body}</body></html>`;

/** Marks: \`list\` a first row with its button, \`some\` first clusters, \`all\` clusters of all lockers; ms since navigation. */
const OURS = `
  const watch = () => {
    const root = document.querySelector('shop-locker-map').shadowRoot;
    if (root?.querySelector('[data-locker] button')) globalThis.list ??= performance.now();
    const count = Number(root?.querySelector('[data-lockers]')?.dataset.lockers ?? 0);
    if (count > 0) globalThis.some ??= performance.now();
    if (count >= 30000) globalThis.all ??= performance.now();
    if (globalThis.all === undefined) requestAnimationFrame(watch);
  };
  watch();`;

export const contenders = {
  ours: page(
    '<script type="module" src="/dist/shop-locker-map.js"></script>',
    `<shop-locker-map points-url="/api/points"></shop-locker-map><script>${OURS}</script>`,
  ),

  maplibre: page(
    '<link rel="stylesheet" href="/maplibre/maplibre-gl.css">',
    `<div id="map"></div><script type="module">
    import { Map, setWorkerUrl } from '/maplibre/maplibre-gl.mjs';
    setWorkerUrl('/maplibre/maplibre-gl-worker.mjs'); ${LOAD}
    const map = new Map({ container: 'map', bounds: [[14, 49], [24.2, 54.9]], fadeDuration: 0,
      style: { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#fff' } }] } });
    const [points] = await Promise.all([load(), map.once('load')]);
    map.addSource('lockers', { type: 'geojson', cluster: true, clusterMaxZoom: 14, clusterRadius: 60, data: { type: 'FeatureCollection', features: points.map((one) => (
      { type: 'Feature', properties: { name: one.name }, geometry: { type: 'Point', coordinates: [one.location.longitude, one.location.latitude] } })) } });
    map.addLayer({ id: 'clusters', type: 'circle', source: 'lockers', filter: ['has', 'point_count'], paint: { 'circle-radius': 22, 'circle-color': '#1d4fb5' } });
    map.addLayer({ id: 'counts', type: 'symbol', source: 'lockers', filter: ['has', 'point_count'], layout: { 'text-field': ['get', 'point_count'], 'text-font': ['system-ui'], 'text-size': 13 } });
    map.addLayer({ id: 'pins', type: 'circle', source: 'lockers', filter: ['!', ['has', 'point_count']], paint: { 'circle-radius': 6, 'circle-color': '#1d4fb5' } });
    map.on('render', () => map.isSourceLoaded('lockers') && drawn());</script>`,
  ),

  leaflet: page(
    '<link rel="stylesheet" href="/leaflet/leaflet.css"><link rel="stylesheet" href="/cluster/MarkerCluster.css"><link rel="stylesheet" href="/cluster/MarkerCluster.Default.css"><script src="/leaflet/leaflet.js"></script><script src="/cluster/leaflet.markercluster.js"></script>',
    `<div id="map"></div><script type="module">${LOAD}
    const map = L.map('map', { maxZoom: 18 }).fitBounds([[49, 14], [54.9, 24.2]]);
    const points = await load();
    const group = L.markerClusterGroup({ chunkedLoading: false });
    group.addLayers(points.map((one) => L.marker([one.location.latitude, one.location.longitude], { title: one.name })));
    map.addLayer(group);
    requestAnimationFrame(() => setTimeout(drawn));</script>`,
  ),
} as const;
export type Contender = keyof typeof contenders;
