/** Decides how an element keeps its state in the page's query: in place, without a reload, so that Back and a shared link find it. */
import { pageAddress } from './address';

/** The query's parameters now. */
export const readQuery = (): URLSearchParams => new URL(pageAddress() ?? 'about:blank').searchParams;

/** Sets the named parameters and takes those away that have no value; all others, and the fragment, stay. No entry in the history. */
export function replaceQuery(values: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // A sandboxed page may not touch its history, and Safari limits how often: the results matter more than the address.
  }
}

/** Called after Back and Forward within the page. */
export function onQueryMove(listener: () => void): () => void {
  globalThis.addEventListener('popstate', listener);
  return () => globalThis.removeEventListener('popstate', listener);
}
