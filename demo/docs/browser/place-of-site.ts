/** URLs of the documentation: below /elementy/ in the shop, or below `data-root` on the static site. */

/** Relative to the page; undefined where the shop serves it. */
const { root } = document.documentElement.dataset;

export const isStatic = root !== undefined;

/** Of a file beside the pages: `motywy/noc.css`. */
export const fileUrl = (path: string): string => new URL(path, new URL(root ?? '/', document.baseURI)).href;

/** Of a page: `shop-cart/podglad/`. */
export const pageUrl = (path: string): string => fileUrl(isStatic ? path : `elementy/${path}`);
