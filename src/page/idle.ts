/** Decides when what nobody has asked for yet is fetched: while the page has nothing to do, and not where data are saved. */

interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** A browser that cannot tell (Safari), or whose page took that away, is taken to be idle so long after. */
const QUIET = 2000;

/** What it returns calls it off. */
export function whenIdle(then: () => void): () => void {
  if ((navigator as Connected).connection?.saveData) return () => {};
  if (typeof globalThis.requestIdleCallback !== 'function') {
    const timer = setTimeout(then, QUIET);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(() => then());
  return () => globalThis.cancelIdleCallback?.(turn);
}
