/** Reads the page's CSRF tokens from a cookie and a `<meta>`: at each request, so that a cached page does no harm. */

/** The names that Laravel and Angular use, for the cookie and its header; a page may set others. */
export const CSRF_COOKIE = 'XSRF-TOKEN';
export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** A cookie's URL-decoded value; undefined if it is missing or cookies cannot be read (a sandboxed frame throws). */
export function readCookie(name: string): string | undefined {
  try {
    const pairs = cookies()
      .split(';')
      .map((pair) => pair.trim());
    const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    return value === undefined ? undefined : decoded(value);
  } catch {
    return undefined;
  }
}

/** Not `document.cookie` if avoidable: on a page with `<img name="cookie">` that is the image. */
const cookies = (): string =>
  globalThis.Document === undefined
    ? document.cookie
    : (Reflect.get(globalThis.Document.prototype, 'cookie', document) as string);

/** The content of the page's first `<meta name>`; empty counts as missing. */
export function readMeta(name: string): string | undefined {
  const metas = [...(globalThis.document?.querySelectorAll('meta[name]') ?? [])];
  return metas.find((meta) => meta.getAttribute('name') === name)?.getAttribute('content') || undefined;
}

/** A stray percent sign is not an encoding: then the value is returned unchanged. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
