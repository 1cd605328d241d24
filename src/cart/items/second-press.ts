/** Decides which press is the second one of a double click, and meets what the first one has brought under the pointer. */

/** As slow as a double click may be, in ms. */
const DOUBLE = 500;
let movedAt = -Infinity;

/** A line has made room for another. */
export const linesMoved = (): void => void (movedAt = performance.now());

/** Keys press once: their clicks have no `detail`. */
export const isSecondPress = ({ detail }: { readonly detail: number }): boolean =>
  detail > 1 || (detail === 1 && performance.now() - movedAt < DOUBLE);
