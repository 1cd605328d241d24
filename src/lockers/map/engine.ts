/** Creates and updates a MapLibre map, and handles presses on it. Loads late, with the first map. */
import {
  Map as MapLibre,
  setWorkerUrl,
  type GeoJSONSource,
  type MapGeoJSONFeature,
  type MapMouseEvent,
} from 'maplibre-gl';
import maplibreWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { workerUrl } from '../../page/worker-url';
import type { Columns } from '../columns';
import type { Coordinates } from '../distance';
import { pickerText } from '../text';
import type { MapColours } from './colours';
import { creditsOf, type Credit } from './credits';
import { LockersFeed } from './feed';
import { addLayers, CLUSTERS_LAYER, LOCKERS, LOCKERS_LAYER, lockersData, setMarks, type Mark } from './layers';
import { putPictures } from './pictures';
import { styleOf } from './style';
import { docsUrl } from '../../page/docs-url';

/** South-west and north-east of Poland. */
const POLAND: [[number, number], [number, number]] = [
  [14.05, 48.95],
  [24.2, 54.9],
];

export interface MapEvents {
  /** The style has loaded, so the map can draw lockers. */
  onReady(): void;
  /** The map will never be ready: its style or its worker failed to load. */
  onFailed(): void;
  /** A press on one locker, or on several at one spot. */
  onPress(rows: readonly number[]): void;
  /** The map has moved; `byHand`: the person moved it. */
  onMoved(centre: Coordinates, zoom: number, byHand: boolean): void;
  /** The sources' attributions. */
  onCredits(credits: readonly Credit[]): void;
}

let workerSet = false;

/** Throws without WebGL2, and if Trusted Types block the worker. */
export class LockersMap {
  readonly #map: MapLibre;
  readonly #lockers: LockersFeed;
  readonly #url: string | undefined;
  #colours: MapColours;
  #events: MapEvents;
  #marks: readonly Mark[] = [];
  #ready = false;

  constructor(container: HTMLElement, url: string | undefined, colours: MapColours, events: MapEvents) {
    if (!workerSet) setWorkerUrl(workerUrl(maplibreWorker));
    workerSet = true;
    this.#url = url;
    this.#colours = colours;
    this.#events = events;
    this.#map = new MapLibre({
      container,
      style: styleOf(url, colours.scheme, colours.ground),
      bounds: POLAND,
      fitBoundsOptions: { padding: 12 },
      minZoom: 4,
      maxZoom: 18,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      fadeDuration: 0,
      locale: { 'Map.Title': pickerText.mapLabel },
    });
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
    this.#lockers = new LockersFeed(this.#map);
    this.#listen();
  }

  /** True once the style has loaded. */
  get isReady(): boolean {
    return this.#ready;
  }

  #listen(): void {
    const map = this.#map;
    map.on('style.load', () => {
      const metadata = map.getStyle().metadata as { 'shop:max-zoom'?: number } | undefined;
      map.setMaxZoom(metadata?.['shop:max-zoom'] ?? 18);
      putPictures(map, this.#colours);
      addLayers(map, this.#colours, this.#lockers.begin());
      setMarks(map, this.#marks);
      this.#ready = true;
      this.#events.onReady();
    });
    map.on('error', ({ error }) => {
      // After loading, an error concerns one tile, which stays empty.
      if (this.#ready && !/worker/i.test(error?.message ?? '')) return;
      console.warn('shop-elements: the map is not available.', error, docsUrl('map'));
      this.#events.onFailed();
    });
    map.on('sourcedata', () => this.#events.onCredits(this.#credits()));
    map.on('moveend', (event) => {
      const { lat, lng } = map.getCenter();
      this.#events.onMoved({ latitude: lat, longitude: lng }, map.getZoom(), event.originalEvent !== undefined);
    });
    map.on('click', (event) => void this.#press(event));
    map.on('mousemove', (event) => {
      map.getCanvas().style.cursor = this.#at(event).length > 0 ? 'pointer' : '';
    });
  }

  #credits(): Credit[] {
    const named = Object.keys(this.#map.getStyle()?.sources ?? {}).map((id) => this.#map.getSource(id)?.attribution);
    return [...new Set(named)].flatMap((one) => (typeof one === 'string' ? creditsOf(one) : []));
  }

  #at({ point: { x, y } }: MapMouseEvent): MapGeoJSONFeature[] {
    if (!this.#ready) return [];
    return this.#map.queryRenderedFeatures(
      [
        [x - 4, y - 4],
        [x + 4, y + 4],
      ],
      { layers: [CLUSTERS_LAYER, LOCKERS_LAYER] },
    );
  }

  async #press(event: MapMouseEvent): Promise<void> {
    const features = this.#at(event);
    const cluster = features.find(({ properties }) => properties['cluster'] === true);
    if (cluster === undefined) {
      const rows = [...new Set(features.map(({ id }) => Number(id)))];
      if (rows.length > 0) this.#events.onPress(rows);
      return;
    }
    const source = this.#map.getSource<GeoJSONSource>(LOCKERS);
    // Rejects if newer lockers have replaced this cluster.
    const zoom = await source?.getClusterExpansionZoom(Number(cluster.id)).catch(() => undefined);
    if (zoom === undefined) return;
    const [longitude = 0, latitude = 0] = (cluster.geometry as GeoJSON.Point).coordinates;
    this.#map.easeTo(
      { center: [longitude, latitude], zoom: Math.max(zoom, this.#map.getZoom() + 1) },
      { originalEvent: event.originalEvent },
    );
  }

  /** Connects a reused map to a new picker. */
  connect(events: MapEvents): void {
    this.#events = events;
    this.#map.resize();
    if (!this.#ready) return;
    events.onReady();
    events.onCredits(this.#credits());
  }

  /** Applies new colours, and a new style if the style depends on the scheme. */
  paint(colours: MapColours): void {
    if (JSON.stringify(colours) === JSON.stringify(this.#colours)) return;
    this.#colours = colours;
    this.#ready = false;
    this.#lockers.stop();
    this.#map.setStyle(styleOf(this.#url, colours.scheme, colours.ground), { diff: false });
  }

  show(columns: Columns, rows: readonly number[]): void {
    this.#lockers.show(lockersData(columns, rows));
  }

  mark(marks: readonly Mark[]): void {
    this.#marks = marks;
    if (this.#ready) setMarks(this.#map, marks);
  }

  /** Moves to a place; with `closer` it never zooms out. */
  goTo({ latitude, longitude }: Coordinates, zoom: number, closer = false): void {
    this.#map.easeTo({
      center: [longitude, latitude],
      zoom: closer ? Math.max(zoom, this.#map.getZoom()) : zoom,
      duration: 500,
    });
  }

  goToPoland = (): void => void this.#map.fitBounds(POLAND, { padding: 12, duration: 500 });
  zoomIn = (): void => void this.#map.zoomIn();
  zoomOut = (): void => void this.#map.zoomOut();

  /** Frees the graphics context; a page can have about 16. */
  remove(): void {
    this.#map.remove();
  }
}
