/** Navigates away from the page, and notices if the page stays. */
import { isLeaving, setLeaving } from './lifecycle';

/** Maximum duration of our own navigation: the shop's response to an order may need longer than a link. */
const LEAVING_MS = 15_000;

/**
 * Navigates to an absolute URL that `followUrl` has approved. False for a jump within the page, which stays. Calls `onStayed`
 * if the page is still open later: the URL was a download or had no response, or the buyer chose to stay.
 */
export function leaveTo(url: string, onStayed: () => void): boolean {
  const [here, there] = [location.href, url].map((address) => address.split('#', 1)[0]);
  setLeaving(here !== there || !url.includes('#'));
  location.assign(url);
  if (!isLeaving()) return false;
  globalThis.setTimeout(() => {
    // If the page went into the back/forward cache and was restored meanwhile, it did leave: nothing is to do.
    if (!isLeaving()) return;
    setLeaving(false);
    onStayed();
  }, LEAVING_MS);
  return true;
}
