/** Detects the second press of a double click, which would hit whatever the first press moved under the pointer. */

/** The slowest double click, in ms. */
const DOUBLE = 500;
let movedAt = -Infinity;

/** Call it when a line has moved and another line took its place. */
export const linesMoved = (): void => void (movedAt = performance.now());

/** Keyboard clicks are never a second press: their `detail` is 0. */
export const isSecondPress = ({ detail }: { readonly detail: number }): boolean =>
  detail > 1 || (detail === 1 && performance.now() - movedAt < DOUBLE);
