/** Decides when this page is being left, hidden or restored, and how it navigates away. */

const listen = (event: string, listener: (event: Event) => void): (() => void) => {
  globalThis.addEventListener?.(event, listener);
  return () => globalThis.removeEventListener?.(event, listener);
};

/** The page is being unloaded or put into the back/forward cache: the last moment to send something. */
export const onPageHide = (listener: () => void): (() => void) => listen('pagehide', listener);

/** The page comes back from the back/forward cache, with its old state and no request under way. */
export const onPageRestored = (listener: () => void): (() => void) =>
  listen('pageshow', (event) => (event as PageTransitionEvent).persisted && listener());

/** The buyer looks at the page again, after another tab or app. */
export const onPageShown = (listener: () => void): (() => void) =>
  // The event bubbles from the document.
  listen('visibilitychange', () => isPageShown() && listener());

export const isPageShown = (): boolean => globalThis.document?.visibilityState !== 'hidden';

/** Resolves once the buyer sees the page, which the browser may have prepared for nobody; undefined if they see it already. */
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

const began = () => {
  leaving = true;
};
listen('pagehide', began);
listen('pageshow', () => {
  leaving = false;
});

/** How long after `beforeunload` the page counts as leaving; by then it is gone, or the buyer chose to stay. */
const GOING_MS = 5000;
/** The same for our own navigation: the shop's answer to an order may take longer. */
const LEAVING_MS = 15_000;
let requests = 0;

/**
 * The listener stays between requests (adding it again changes nothing), because adding and removing it notifies another browser
 * process and costs half a millisecond each time. It is removed once called: a `beforeunload` listener that is still there then
 * keeps the page out of Firefox's back/forward cache.
 */
const listenForGoing = (): void => globalThis.addEventListener?.('beforeunload', goingPerhaps);

function goingPerhaps(): void {
  globalThis.removeEventListener?.('beforeunload', goingPerhaps);
  if (requests === 0) return;
  began();
  globalThis.setTimeout(() => {
    leaving = false;
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

/**
 * Goes to an absolute URL that `followUrl` has approved. False if it is only a jump within the page, which stays. `onStayed` is called
 * if the page is still there later: the address was a download or answered nothing, or the buyer chose to stay.
 */
export function leaveTo(url: string, onStayed: () => void): boolean {
  const [here, there] = [location.href, url].map((one) => one.split('#', 1)[0]);
  leaving = here !== there || !url.includes('#');
  location.assign(url);
  if (!leaving) return false;
  globalThis.setTimeout(() => {
    // Not if the page went into the back/forward cache and was restored meanwhile.
    if (!leaving) return;
    leaving = false;
    onStayed();
  }, LEAVING_MS);
  return true;
}
