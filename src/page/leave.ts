/** Navigates away from the page, and notices if the page stays. */
import { isLeaving, setLeaving } from './lifecycle';

/** How long our own navigation may take: the shop's answer to an order may need longer than a link. */
const LEAVING_MS = 15_000;

/**
 * Goes to an absolute URL that `followUrl` has approved. False if it is only a jump within the page, which stays. `onStayed` is called
 * if the page is still there later: the address was a download or answered nothing, or the buyer chose to stay.
 */
export function leaveTo(url: string, onStayed: () => void): boolean {
  const [here, there] = [location.href, url].map((address) => address.split('#', 1)[0]);
  setLeaving(here !== there || !url.includes('#'));
  location.assign(url);
  if (!isLeaving()) return false;
  globalThis.setTimeout(() => {
    // Not if the page went into the back/forward cache and was restored meanwhile.
    if (!isLeaving()) return;
    setLeaving(false);
    onStayed();
  }, LEAVING_MS);
  return true;
}
