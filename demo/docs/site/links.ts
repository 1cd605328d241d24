/** URLs of the static site: the place of each page, and relative links, so that the site works under any path. */

/** Replaces URLs that the static site lacks: the shop's own pages, and calls that need a server. */
const NOWHERE = '#';

/** A folder of the site for a URL of the documentation: `/elementy/shop-cart#a` → `shop-cart/#a`; undefined for other URLs. */
export function placeOf(address: string): string | undefined {
  const [, page, hash = ''] = /^\/elementy(?:\/([^#?]*))?(?:\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (/^\/(elements|static|motywy|obrazki)\//.test(address)) return address.slice(1).replace(/\?.*$/, '');
  if (!address.startsWith('/elementy')) return undefined;
  const folder = (page ?? '').replace(/\/$/, '');
  return `${folder}${folder === '' || /\.\w+$/.test(folder) ? '' : '/'}${hash}`;
}

/** The way up from a page's folder: `../../` from `e/csrf/`; `./` at the root. */
export const rootOf = (folder: string): string => '../'.repeat(folder.split('/').filter(Boolean).length) || './';

const ATTRIBUTE = /(\s(?:href|src|action|url|docs-url)=")(\/[^"]*)"/g;

/** The page with URLs relative to its folder. URLs of requests in examples stay unchanged: no server answers them. */
export function relative(html: string, folder: string): string {
  const root = rootOf(folder);
  const moved = html.replace(/<(?!\/)[a-z][\w-]*\s[^>]*>/gi, (tag) =>
    tag.replace(ATTRIBUTE, (whole, before: string, address: string) => {
      if (address === '/api/docs/suggest') return `${before}${root}suggest"`;
      const place = placeOf(address);
      if (place !== undefined) return `${before}${root}${place}"`;
      return before.includes('href') ? `${before}${NOWHERE}"` : whole;
    }),
  );
  return moved
    .replace('<html ', `<html data-root="${root}" `)
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replace(/\n\s*<a class="top__shop"[^\n]*/, '');
}
