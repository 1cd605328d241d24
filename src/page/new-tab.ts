/** Decides how another party's page is opened: in a tab of its own that knows neither where it was opened from nor by whom. */

/**
 * Opens an absolute URL that `followUrl` has passed. False where the browser would block it, because too much time has gone
 * by since the click: then offer another click. The address stands nowhere in the page.
 */
export function openTab(url: string): boolean {
  if (globalThis.navigator?.userActivation?.isActive === false) return false;
  globalThis.open(url, '_blank', 'noopener,noreferrer');
  return true;
}
