/** Runs work ahead of need: while the page is idle, and never in data-saving mode. */

interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** Without the API (Safari, or a page that removed it), the page counts as idle after this many ms. */
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
