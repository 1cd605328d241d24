/** Keeps an element's state in the page's query: without a reload, so that Back and a shared link restore it. */
import { pageUrl } from './url';

/** The current query parameters. */
export const readQuery = (): URLSearchParams => new URL(pageUrl() ?? 'about:blank').searchParams;

/** Changes the URL within this page: as a new history entry, or replacing the current one. */
export function moveTo(url: URL | string, isEntry: boolean): void {
  if (String(url) === location.href) return;
  try {
    if (isEntry) history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    // A sandboxed page may not change its history, and Safari limits how often: the results matter more than the URL.
  }
}

/** Changes query parameters; the fragment stays. */
export function changeQuery(change: (params: URLSearchParams) => void, isEntry = false): void {
  const url = new URL(location.href);
  change(url.searchParams);
  moveTo(url, isEntry);
}

/** The listener is called after Back and Forward within the page. */
export function onQueryMove(listener: () => void): () => void {
  globalThis.addEventListener('popstate', listener);
  return () => globalThis.removeEventListener('popstate', listener);
}
