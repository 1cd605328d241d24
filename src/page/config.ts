/** Decides where page-wide settings stand: on the page's first `<shop-config>`. */

/** The text of that element's attribute, or null where there is none. Read at each call, so that it may come late. */
export const pageSetting = (attribute: string): string | null =>
  document.querySelector('shop-config')?.getAttribute(attribute) ?? null;
