/** Reuses a closed picker's map for the next opening: one per page, because creating a map takes half a second. */
import type { MapColours } from './colours';
import { LockersMap, type MapEvents } from './engine';

interface IdleMap {
  readonly url: string | undefined;
  readonly container: HTMLElement;
  readonly map: LockersMap;
}

let idle: IdleMap | undefined;

export interface BorrowedMap {
  readonly map: LockersMap;
  /** Removes the map from the page. Destroys a `broken` or unready map: no listener would get its failure. */
  giveBack(broken: boolean): void;
}

/** A map in `place`; `makeContainer` creates the element around it. Throws like `LockersMap`. */
export function borrowMap(
  place: HTMLElement,
  url: string | undefined,
  colours: MapColours,
  events: MapEvents,
  makeContainer: () => HTMLElement,
): BorrowedMap {
  const reused = idle?.url === url ? idle : undefined;
  if (reused) idle = undefined;
  const container = reused?.container ?? makeContainer();
  place.append(container);
  let map = reused?.map;
  try {
    map ??= new LockersMap(container, url, colours, events);
  } catch (error) {
    container.remove();
    throw error;
  }
  if (reused) {
    reused.map.connect(events);
    reused.map.paint(colours);
  }
  return {
    map,
    giveBack(broken) {
      container.remove();
      if (broken || !map.isReady || idle !== undefined) map.remove();
      else idle = { url, container, map };
    },
  };
}
