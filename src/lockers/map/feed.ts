/** Sends lockers to the map, a new batch after the last one is drawn: newer data would discard half-drawn ones. */
import type { Map as MapLibre } from 'maplibre-gl';
import { LOCKERS, setLockers } from './layers';

type Lockers = GeoJSON.FeatureCollection;

/**
 *     begin → drawing → drawn → lockers that arrived meanwhile, if any → drawing …
 *     stop: no style to draw in until the next begin
 */
export class LockersFeed {
  readonly #map: MapLibre;
  #newest: Lockers = { type: 'FeatureCollection', features: [] };
  #drawing: Lockers | undefined;
  #isStopped = true;

  constructor(map: MapLibre) {
    this.#map = map;
    map.on('render', () => this.#rendered());
  }

  /** A new style has loaded; returns the initial data of its lockers source. */
  begin(): Lockers {
    this.#isStopped = false;
    this.#drawing = this.#newest;
    return this.#newest;
  }

  stop(): void {
    this.#isStopped = true;
  }

  show(lockers: Lockers): void {
    this.#newest = lockers;
    if (!this.#isStopped && this.#drawing === undefined) this.#draw();
  }

  #draw(): void {
    this.#drawing = this.#newest;
    setLockers(this.#map, this.#newest);
  }

  #rendered(): void {
    const drawn = this.#drawing;
    if (this.#isStopped || drawn === undefined || !this.#map.isSourceLoaded(LOCKERS)) return;
    // Exposes the number of drawn lockers, clustered ones included.
    this.#map.getContainer().dataset['lockers'] = String(drawn.features.length);
    this.#drawing = undefined;
    if (drawn !== this.#newest) this.#draw();
  }
}
