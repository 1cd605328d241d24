/** Decides which CSRF tokens go out with a request, and how a refused one is replaced (contract: "Calls"). */
import { pageAddress } from '../page/address';
import { pageSetting } from '../page/config';
import { readCookie, readMeta } from '../page/tokens';

/** Read at each request, because a token baked into cached HTML is the usual fault. Names: `<shop-config csrf-cookie csrf-header>`. */
export function csrfHeaders(): Record<string, string> {
  const cookie = readCookie(pageSetting('csrf-cookie') || 'XSRF-TOKEN');
  const meta = readMeta('csrf-token');
  return {
    ...(isSendable(meta) && { 'X-CSRF-TOKEN': meta }),
    ...(isSendable(cookie) && { [pageSetting('csrf-header') || 'X-XSRF-TOKEN']: cookie }),
  };
}

/** fetch throws on other characters, and a broken token must not stop the request: the server says what is wrong with it. */
const isSendable = (token: string | undefined): token is string => token !== undefined && /^[\x20-\x7e]+$/.test(token);

let refreshing: Promise<void> | undefined;

/**
 * After a token was refused: where the cookie has not changed since (`sent`), one GET of the page's address lets the server set it anew.
 * Requests that are refused at the same time share that GET.
 */
export async function refreshCsrf(sent: Record<string, string>): Promise<void> {
  if (JSON.stringify(csrfHeaders()) !== JSON.stringify(sent)) return;
  refreshing ??= fetchPage().finally(() => {
    refreshing = undefined;
  });
  await refreshing;
}

async function fetchPage(): Promise<void> {
  try {
    await globalThis.fetch(pageAddress() ?? '', {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { Accept: 'text/html' },
    });
  } catch {
    // The repetition that follows will say what is wrong.
  }
}
