/** Decides where page-wide settings stand: on the page's first `<shop-config>`. */

/** The text of that element's attribute, or null where the page has none. Read anew at each call, so the element may come or change late. */
export const pageSetting = (attribute: string): string | null =>
  document.querySelector('shop-config')?.getAttribute(attribute) ?? null;
