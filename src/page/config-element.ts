/** Finds the page's first `<shop-config>`; undefined outside a browser, where texts are Polish. */
export const configElement = (): Element | undefined =>
  // A live list: hundreds of elements can read it without searching the page.
  globalThis.document?.getElementsByTagName('shop-config')[0];
