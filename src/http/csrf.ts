/** Selects the CSRF tokens of a request, and replaces a refused one (rules N2, N4). */
import { pageUrl } from '../page/url';
import { pageSetting } from '../page/config';
import { CSRF_COOKIE, CSRF_HEADER, readCookie, readMeta } from '../page/tokens';

/** The page's meta token that the server refused, and its replacement from a newer copy of the page. */
let stale: string | undefined;
let fresh: string | undefined;

/**
 * Read at each request, because a token baked into cached HTML is the usual fault. Names: `<shop-config csrf-cookie csrf-header>`.
 * A refused meta token is sent again only if there is nothing else: some servers check it first, however new the cookie is.
 */
export function csrfHeaders(): Record<string, string> {
  const cookie = readCookie(cookieName());
  const printed = readMeta('csrf-token');
  const meta = printed !== stale ? printed : (fresh ?? (cookie ? undefined : printed));
  return {
    ...(isSendable(meta) && { 'X-CSRF-TOKEN': meta }),
    ...(isSendable(cookie) && { [pageSetting('csrf-header') || CSRF_HEADER]: cookie }),
  };
}

const cookieName = (): string => pageSetting('csrf-cookie') || CSRF_COOKIE;

/** fetch throws on other characters; a broken token must not stop the request, because the server reports what is wrong with it. */
const isSendable = (token: string | undefined): token is string => token !== undefined && /^[\x20-\x7e]+$/.test(token);

/** The server refused the token (rule N4). */
export const isTokenRefused = ({ status, text }: { readonly status: number; readonly text: string }): boolean =>
  status === 419 || (status === 403 && /csrf/i.test(text));

let refreshing: Promise<string> | undefined;

/**
 * Called after a token was refused. Unless the tokens have changed since (`sent`), one GET of the page's URL makes the server
 * set the cookie and print a new meta. Requests refused at the same time share that GET.
 */
export async function refreshCsrf(sent: Record<string, string>): Promise<void> {
  const refused = sent['X-CSRF-TOKEN'];
  const isSame = (): boolean => JSON.stringify(csrfHeaders()) === JSON.stringify(sent);
  let html = '';
  if (isSame()) {
    html = await (refreshing ??= fetchPage());
    refreshing = undefined;
  }
  if (refused === csrfHeaders()['X-CSRF-TOKEN']) {
    stale = readMeta('csrf-token');
    const newest = tokenIn(html);
    fresh = newest === refused ? undefined : newest;
  }
  const name = cookieName();
  if (readCookie(name) || !isSame()) return;
  void import('../page/notes').then(
    ({ token }) => token(name, readCookie),
    () => {},
  );
}

/** The current page of the server; empty if it does not respond: the retry that follows reports the error. */
async function fetchPage(): Promise<string> {
  try {
    const init: RequestInit = { cache: 'no-store', headers: { Accept: 'text/html' } };
    return await (await globalThis.fetch(pageUrl() ?? '', init)).text();
  } catch {
    return '';
  }
}

/** The token in a page's meta; undefined if it has character references. Read from the text: strict pages forbid parsing a document. */
export function tokenIn(html: string): string | undefined {
  // Only up to the last `>`: beyond it each search for a tag's end would scan the whole rest in vain.
  const tags = html.slice(0, html.lastIndexOf('>') + 1).match(/<meta\s[^>]*>/gi);
  const tag = tags?.find((one) => /name=["']?csrf-token\b/.test(one));
  const content = /content=["']?([^"'\s>]+)/.exec(tag ?? '')?.[1];
  return content?.includes('&') ? undefined : content;
}
