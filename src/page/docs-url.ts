/** Finds the page that explains a console message: in the page's or the package's documentation, else in a file of the package. */

import { configElement } from './config-element';

/** `homepage` of package.json when the files were built; empty until the documentation is public. Sources that run unbuilt have no `env`. */
const SITE = import.meta.env?.SHOP_DOCS;

/** Folder of an installed package's files. */
export const FILES = 'node_modules/shop-elements/dist/';

/** The URL of the built files. If a bundler renamed these files, the page is not beside them. */
const [, built = FILES] = /^(.*\/)chunks\/element-[^/]*$/.exec(import.meta.url) ?? [];

/** The page about a fault: its cause, its fix, an example (rule E8). */
export function docsUrl(id: string): string {
  const docs = configElement()?.getAttribute('docs-url') || SITE;
  const address = pageOf(docs, id, built);
  // Consoles link only absolute URLs; older browsers lack `URL.parse`.
  return String((docs && URL.parse?.(address, location.href)) || address);
}

/** URL of a page: in the documentation if `docs` is set, else among the built files. */
export const pageOf = (docs: string | undefined, id: string, files: string): string =>
  docs ? docs.replace(/\/?$/, `/e/${id}`) : `${files}faults.html#${id}`;
