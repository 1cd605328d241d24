/** Finds out why no script can read a cookie: it is HttpOnly, was never set, or the browser blocks it (rule E11). */

type Read = (name: string) => string | undefined;

/** Whether a script can write such a cookie. The test cookie is deleted at once. */
function canWrite(name: string, domain: string, read: Read): boolean {
  const where = `; path=/${domain && `; domain=${domain}`}${location.protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = `${name}=1; max-age=9${where}`;
  const isWritten = read(name) === '1';
  document.cookie = `${name}=; max-age=0${where}`;
  return isWritten;
}

/** `sklep.firma.pl` → itself, `firma.pl`. The first is for a cookie of this host only. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}

/** A script cannot overwrite an HttpOnly cookie. If another name can be written and this one cannot, the cookie exists and is hidden. */
export function stateOf(name: string, read: Read): string {
  try {
    const tried = domains().filter((domain) => canWrite(`${name}-try`, domain, read));
    if (tried.length === 0) return `the browser blocks cookies, ${name} too`;
    if (tried.some((domain) => !canWrite(name, domain, read)))
      return `its cookie ${name} is HttpOnly: no script can read it`;
  } catch {
    // A sandboxed frame has no cookies.
    return `the browser blocks cookies, ${name} too`;
  }
  return `its cookie ${name} was never set`;
}
