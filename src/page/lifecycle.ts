/** Decides when this page is being left, hidden or brought back, and how it goes elsewhere. */

const listen = (event: string, listener: (event: Event) => void): (() => void) => {
  globalThis.addEventListener?.(event, listener);
  return () => globalThis.removeEventListener?.(event, listener);
};

/** The page is hidden for good or put aside for the Back button: the last moment to send something. */
export const onPageHide = (listener: () => void): (() => void) => listen('pagehide', listener);

/** The page comes back from the back/forward cache, with its old state and nothing under way. */
export const onPageRestored = (listener: () => void): (() => void) =>
  listen('pageshow', (event) => (event as PageTransitionEvent).persisted && listener());

/** The browser has its connection back. */
export const onOnline = (listener: () => void): (() => void) => listen('online', listener);

/** False only where the browser is sure that it has no connection. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false;

let leaving = false;

/** A navigation has begun: the browser may now break off requests, and that is no failure to tell the person about. */
export const isLeaving = (): boolean => leaving;

const began = () => {
  leaving = true;
};
listen('pagehide', began);
listen('pageshow', () => {
  leaving = false;
});

/** How long after `beforeunload` the page is thought to be going; by then it is gone, or the person chose to stay. */
const GOING_MS = 5000;
/** The same where we went ourselves: what was ordered may take its time to answer. */
const LEAVING_MS = 15_000;
let requests = 0;

/**
 * It stays from request to request (adding it again changes nothing), because adding and removing it tells another process
 * of the browser and costs half a millisecond each. It goes when it is called: one that is there afterwards keeps the page
 * out of Firefox's back/forward cache.
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

/** Does some network work. Only meanwhile does a navigation that begins count as leaving: the person may yet stay. */
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
 * Goes to an absolute URL that `followUrl` has passed. False where that is a mere jump within the page, which stays. `onStayed`:
 * the page is there all the same, because the address gave a file or nothing at all, or the person chose to stay.
 */
export function leaveTo(url: string, onStayed: () => void): boolean {
  const [here, there] = [location.href, url].map((one) => one.split('#', 1)[0]);
  leaving = here !== there || !url.includes('#');
  location.assign(url);
  if (!leaving) return false;
  globalThis.setTimeout(() => {
    // Not where the page has been away and was brought back.
    if (!leaving) return;
    leaving = false;
    onStayed();
  }, LEAVING_MS);
  return true;
}
