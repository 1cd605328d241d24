/** Opens another party's page: in a new tab, without opener and referrer. */

/**
 * Opens an absolute URL that `followUrl` has approved. False if the browser would block it, because the click was too long
 * ago: then offer another click. The URL does not appear in the page.
 */
export function openTab(url: string): boolean {
  if (globalThis.navigator?.userActivation?.isActive === false) return false;
  globalThis.open(url, '_blank', 'noopener,noreferrer');
  return true;
}
