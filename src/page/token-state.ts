/** Decides why no script can read a cookie: HttpOnly, never set, or kept out by the browser (rule E11). */

type Read = (name: string) => string | undefined;

/** Whether a script can write such a cookie; what was written is gone again at once. */
function canWrite(name: string, domain: string, read: Read): boolean {
  const where = `; path=/${domain && `; domain=${domain}`}${location.protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = `${name}=1; max-age=9${where}`;
  const isWritten = read(name) === '1';
  document.cookie = `${name}=; max-age=0${where}`;
  return isWritten;
}

/** `sklep.firma.pl` → itself, `firma.pl`; the first is for a cookie of this host alone. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}

/** No script may write over an HttpOnly cookie: where another name can be written and this one cannot, it is there and hidden. */
export function stateOf(name: string, read: Read): string {
  try {
    const tried = domains().filter((domain) => canWrite(`${name}-try`, domain, read));
    if (tried.length === 0) return `this page may keep no cookies, ${name} neither`;
    if (tried.some((domain) => !canWrite(name, domain, read)))
      return `its cookie ${name} is HttpOnly: no script can read it`;
  } catch {
    // A sandboxed frame has no cookies.
    return `this page may keep no cookies, ${name} neither`;
  }
  return `its cookie ${name} was never set`;
}
