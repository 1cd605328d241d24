/** Decides how an element keeps its state in the page's query: in place, without a reload, so that Back and a shared link find it. */
import { pageAddress } from './address';

/** The query's parameters now. */
export const readQuery = (): URLSearchParams => new URL(pageAddress() ?? 'about:blank').searchParams;

/** Goes to an address of this page's own: an entry of the history, or in place of the one that is there. */
export function moveTo(url: URL | string, isEntry: boolean): void {
  if (String(url) === location.href) return;
  try {
    if (isEntry) history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    // A sandboxed page may not touch its history, and Safari limits how often: the results matter more than the address.
  }
}

/** Changes the query's parameters; the fragment stays. */
export function changeQuery(change: (params: URLSearchParams) => void, isEntry = false): void {
  const url = new URL(location.href);
  change(url.searchParams);
  moveTo(url, isEntry);
}

/** Called after Back and Forward within the page. */
export function onQueryMove(listener: () => void): () => void {
  globalThis.addEventListener('popstate', listener);
  return () => globalThis.removeEventListener('popstate', listener);
}
