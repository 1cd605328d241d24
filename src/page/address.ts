/** Decides what this page's own address is; `<base href>` never counts. */

/** The page's address without its fragment; undefined where there is no page (a test, a server). */
export const pageAddress = (): string | undefined => globalThis.location?.href.split('#', 1)[0];

/** An absolute URL without fragment, read against the page's address; without `raw` that address itself. Throws a TypeError on nonsense. */
export function absoluteUrl(raw: string | undefined): string {
  const url = new URL(raw || (pageAddress() ?? ''), pageAddress());
  url.hash = '';
  return url.href;
}

/** Whether a request to `url` goes to the page's own origin. */
export function isOwnOrigin(url: string): boolean {
  const here = pageAddress();
  return here !== undefined && new URL(url, here).origin === new URL(here).origin;
}
