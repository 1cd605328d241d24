/** Decides when code is fetched ahead of need: while the page is idle, and never in data-saving mode. */

interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** If the browser cannot tell (Safari), or the page has removed the API, it counts as idle after this many ms. */
const QUIET = 2000;

/** Returns the function that cancels it. */
export function whenIdle(then: () => void): () => void {
  if ((navigator as Connected).connection?.saveData) return () => {};
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(then, QUIET);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => then());
  return () => globalThis.cancelIdleCallback?.(handle);
}
