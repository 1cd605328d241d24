/** Returns the URL of this page; `<base href>` never counts. */

let printedUrl: string | undefined;

/** Runs `read` as if on a page with that URL: for printing a page on a server. */
export function atPage<T>(address: string, read: () => T): T {
  printedUrl = address;
  try {
    return read();
  } finally {
    printedUrl = undefined;
  }
}

/** The page's URL without its fragment; undefined if there is no page (a test, a server). */
export const pageUrl = (): string | undefined => {
  const here = printedUrl ?? globalThis.location?.href.split('#', 1)[0];
  return here === 'about:srcdoc' ? addressAround() : here;
};

/** In an `<iframe srcdoc>` the browser resolves paths against the outer page. A `<base href>` of another origin would get our tokens. */
function addressAround(): string {
  const [base = ''] = document.baseURI.split('#', 1);
  return base.startsWith(`${origin}/`) ? base : `${origin}/`;
}

/** An absolute URL without fragment, resolved against the page's URL (also the default). Returns invalid text unchanged. */
export function absoluteUrl(raw: string | undefined): string {
  const text = raw || (pageUrl() ?? '');
  if (!URL.canParse(text, pageUrl())) return text;
  const url = new URL(text, pageUrl());
  url.hash = '';
  return url.href;
}

/** Whether a request to `url` goes to the page's own origin. */
export function isOwnOrigin(url: string): boolean {
  const here = pageUrl();
  return here !== undefined && new URL(url, here).origin === new URL(here).origin;
}
