/** Reports when this page is being left, hidden or restored. */

export const listen = (event: string, listener: (event: Event) => void): (() => void) => {
  globalThis.addEventListener?.(event, listener);
  return () => globalThis.removeEventListener?.(event, listener);
};

/** The page is being unloaded or put into the back/forward cache: the last moment to send something. */
export const onPageHide = (listener: () => void): (() => void) => listen('pagehide', listener);

/** The page comes back from the back/forward cache, with its old state and no request under way. */
export const onPageRestored = (listener: () => void): (() => void) =>
  listen('pageshow', (event) => (event as PageTransitionEvent).persisted && listener());

/** Resolves once the buyer sees a prerendered page; undefined if they see it already. */
export function untilActivated(): Promise<void> | undefined {
  const page = globalThis.document as (Document & { readonly prerendering?: boolean }) | undefined;
  if (!page?.prerendering) return undefined;
  return new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(), { once: true }));
}

/** The browser is online again. */
export const onOnline = (listener: () => void): (() => void) => listen('online', listener);

/** False only if the browser is sure that it is offline. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

let leaving = false;

/** A navigation has begun: the browser may now abort requests, which is not a failure to show to the buyer. */
export const isLeaving = (): boolean => leaving;

export const setLeaving = (isNow: boolean): void => {
  leaving = isNow;
};
listen('pagehide', () => setLeaving(true));
listen('pageshow', () => setLeaving(false));

/** How long after `beforeunload` the page counts as leaving; later it is closed, or the buyer chose to stay. */
const GOING_MS = 5000;
let requests = 0;

/**
 * The listener stays between requests (adding it again changes nothing), because adding and removing it notifies another browser
 * process and costs half a millisecond each time. Once called, the listener is removed: a `beforeunload` listener that stays after
 * that keeps the page out of Firefox's back/forward cache.
 */
const listenForGoing = (): void => globalThis.addEventListener?.('beforeunload', goingPerhaps);

function goingPerhaps(): void {
  globalThis.removeEventListener?.('beforeunload', goingPerhaps);
  if (requests === 0) return;
  setLeaving(true);
  globalThis.setTimeout(() => {
    setLeaving(false);
    if (requests > 0) listenForGoing();
  }, GOING_MS);
}

/** Runs some network work. A navigation counts as leaving only while a request is under way, because the buyer may still stay. */
export async function whileUnderWay<T>(work: () => Promise<T>): Promise<T> {
  requests += 1;
  listenForGoing();
  try {
    return await work();
  } finally {
    requests -= 1;
  }
}
