/** Passes a value in the page's fragment, which no server receives: read once, or written into a link. */

/** Reads the value and removes it from the URL, so that a reload does not read it again. */
export function takeFragment(name: string): string | undefined {
  const begin = `#${name}=`;
  const { hash } = globalThis.location;
  if (!hash.startsWith(begin)) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return hash.slice(begin.length);
}

/** A link to this page with the value in its fragment. */
export const fragmentLink = (name: string, value: string): string =>
  `${location.origin}${location.pathname}${location.search}#${name}=${value}`;
