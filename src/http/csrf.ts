/** Decides which CSRF tokens go out with a request, and how a refused one is replaced (rules N2, N4). */
import { pageAddress } from '../page/address';
import { pageSetting } from '../page/config';
import { CSRF_COOKIE, CSRF_HEADER, readCookie, readMeta } from '../page/tokens';
import { see } from '../page/see';

/** The page's meta token that was refused, and what a newer copy of the page has in its place. */
let stale: string | undefined;
let fresh: string | undefined;

/**
 * Read at each request, because a token baked into cached HTML is the usual fault. Names: `<shop-config csrf-cookie csrf-header>`.
 * A refused meta goes out again only where there is nothing else: some servers look at it first, however new the cookie is.
 */
export function csrfHeaders(): Record<string, string> {
  const cookie = readCookie(cookieName());
  const said = readMeta('csrf-token');
  const meta = said !== stale ? said : (fresh ?? (cookie ? undefined : said));
  return {
    ...(isSendable(meta) && { 'X-CSRF-TOKEN': meta }),
    ...(isSendable(cookie) && { [pageSetting('csrf-header') || CSRF_HEADER]: cookie }),
  };
}

const cookieName = (): string => pageSetting('csrf-cookie') || CSRF_COOKIE;

/** fetch throws on other characters, and a broken token must not stop the request: the server says what is wrong with it. */
const isSendable = (token: string | undefined): token is string => token !== undefined && /^[\x20-\x7e]+$/.test(token);

/** The server does not take the token (rule N4). */
export const isTokenRefused = ({ status, text }: { readonly status: number; readonly text: string }): boolean =>
  status === 419 || (status === 403 && /csrf/i.test(text));

let refreshing: Promise<string> | undefined;

/**
 * After a token was refused: where the tokens have not changed since (`sent`), one GET of the page's address lets the server
 * set the cookie anew and print the meta anew. Requests that are refused at the same time share that GET.
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
  if (isTold || readCookie(cookieName()) || !isSame()) return;
  isTold = true;
  console.warn(
    `shop-elements: the CSRF token is refused, and scripts cannot read the cookie ${cookieName()}. Is it HttpOnly?`,
    see('csrf'),
  );
}

/** The shop's fault is the same at each action. */
let isTold = false;

/** The page as the server has it now; empty where it does not answer: the repetition that follows will say what is wrong. */
async function fetchPage(): Promise<string> {
  try {
    const init: RequestInit = { credentials: 'same-origin', cache: 'no-store', headers: { Accept: 'text/html' } };
    return await (await globalThis.fetch(pageAddress() ?? '', init)).text();
  } catch {
    return '';
  }
}

/** The token in a page's meta; none that is written with references. Read from the text, because strict pages forbid making a document of it. */
export function tokenIn(html: string): string | undefined {
  // Only as far as the last tag ends: from there on each search for an end would go through the whole rest in vain.
  const tags = html.slice(0, html.lastIndexOf('>') + 1).match(/<meta\s[^>]*>/gi);
  const tag = tags?.find((one) => /name=["']?csrf-token\b/.test(one));
  const said = /content=["']?([^"'\s>]+)/.exec(tag ?? '')?.[1];
  return said?.includes('&') ? undefined : said;
}
