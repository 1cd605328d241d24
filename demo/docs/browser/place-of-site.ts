/** URLs of the documentation: below /elementy/ in the shop, or below `data-root` on the static site. */

/** The site's root relative to the page; undefined in the shop. */
const { root } = document.documentElement.dataset;

export const isStatic = root !== undefined;

/** The URL of a file beside the pages: `motywy/noc.css`. */
export const fileUrl = (path: string): string => new URL(path, new URL(root ?? '/', document.baseURI)).href;

/** The URL of a page: `shop-cart/podglad/`. */
export const pageUrl = (path: string): string => fileUrl(isStatic ? path : `elementy/${path}`);
