/** Decides what this page's own address is; `<base href>` never counts. */

let served: string | undefined;

/** Runs `read` as if on a page at that address: for printing a page on a server. */
export function atPage<T>(address: string, read: () => T): T {
  served = address;
  try {
    return read();
  } finally {
    served = undefined;
  }
}

/** The page's address without its fragment; undefined if there is no page (a test, a server). */
export const pageAddress = (): string | undefined => {
  const here = served ?? globalThis.location?.href.split('#', 1)[0];
  return here === 'about:srcdoc' ? addressAround() : here;
};

/** In an `<iframe srcdoc>` the browser resolves paths against the outer page. A `<base href>` of another origin would get our tokens. */
function addressAround(): string {
  const [base = ''] = document.baseURI.split('#', 1);
  return base.startsWith(`${origin}/`) ? base : `${origin}/`;
}

/** An absolute URL without fragment, resolved against the page's address (also the default). Invalid text comes back unchanged. */
export function absoluteUrl(raw: string | undefined): string {
  const said = raw || (pageAddress() ?? '');
  if (!URL.canParse(said, pageAddress())) return said;
  const url = new URL(said, pageAddress());
  url.hash = '';
  return url.href;
}

/** Whether a request to `url` goes to the page's own origin. */
export function isOwnOrigin(url: string): boolean {
  const here = pageAddress();
  return here !== undefined && new URL(url, here).origin === new URL(here).origin;
}
