/** Cookies that a browser hides from the scripts of a page. */

/** The attribute for which it hides the cookie, or does not store it; undefined if scripts read it. */
export function hiddenBy(attributes: readonly string[], page: string): string | undefined {
  const { protocol, hostname, pathname } = new URL(page);
  const path = /^\s*path=(\/.*?)\/?\s*$/i;
  const [own] = attributes.flatMap((one) => path.exec(one)?.[1] ?? []);
  if (attributes.some((one) => /^\s*httponly\s*$/i.test(one))) return 'HttpOnly';
  if (own !== undefined && own !== '/' && !`${pathname}/`.startsWith(`${own}/`)) return `Path=${own}`;
  const isPlain = protocol === 'http:' && !/^(localhost|127\.|\[::1\])/.test(hostname);
  return isPlain && attributes.some((one) => /^\s*secure\s*$/i.test(one)) ? 'Secure, and the page is http' : undefined;
}
