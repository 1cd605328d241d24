/** Binary search in sorted offsets, because a broken file has as many problems as lines. */

/** The number of sorted offsets before this one. */
export function countBefore(places: readonly number[], place: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? Infinity) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
