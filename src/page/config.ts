/** Decides where page-wide settings stand: on the page's first `<shop-config>`. */

/** Undefined outside a browser, where texts are Polish. */
const find = (selector: string): Element | null | undefined => globalThis.document?.querySelector(selector);

/** The text of that element's attribute, or null where there is none. Read at each call, so that it may come late. */
export const pageSetting = (attribute: string): string | null => find('shop-config')?.getAttribute(attribute) ?? null;

/** Its own texts: the attribute `texts`, else the key `texts` of its child JSON; undefined where there are none to read. */
export function pageTexts(): Readonly<Record<string, unknown>> | undefined {
  const own = pageSetting('texts');
  const child = find('shop-config > script[type="application/json"]')?.textContent;
  try {
    const texts: unknown = own ? JSON.parse(own) : child && (JSON.parse(child) as { texts?: unknown }).texts;
    return texts instanceof Object ? (texts as Record<string, unknown>) : undefined;
  } catch (error) {
    console.warn('<shop-config> texts: not JSON, ignored.', error);
    return undefined;
  }
}
