/** Decides when the map is given more lockers: when it has drawn the last ones, or half of what it has drawn would be thrown away. */
import type { Map as MapLibre } from 'maplibre-gl';
import { LOCKERS, setLockers } from './layers';

type Lockers = GeoJSON.FeatureCollection;

/**
 *     begin → drawing → drawn → newer ones that came meanwhile, if any → drawing …
 *     stop: there is no style to draw in, until the next begin
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

  /** A style has come: what its source of lockers begins with. */
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
    // Can be read off the container: how many lockers stand behind the clusters now.
    this.#map.getContainer().dataset['lockers'] = String(drawn.features.length);
    this.#drawing = undefined;
    if (drawn !== this.#newest) this.#draw();
  }
}
