/** Decides where console messages are explained: in the documentation that the page or the package names, else in a file of the package. */

import { configElement } from './config-element';

/** `homepage` of package.json when the files were built; empty until the documentation is public. Sources that run unbuilt have no `env`. */
const SITE = import.meta.env?.SHOP_DOCS;

/** Where an installed package's files lie. */
export const FILES = 'node_modules/shop-elements/dist/';

/** Known while the files lie as the build has put them; from a bundler they have other names and no such page beside them. */
const [, built = FILES] = /^(.*\/)chunks\/element-[^/]*$/.exec(import.meta.url) ?? [];

/** The page about a fault: its cause, its fix, an example (rule E8). */
export function docsUrl(id: string): string {
  const docs = configElement()?.getAttribute('docs-url') || SITE;
  const address = pageOf(docs, id, built);
  // A console makes links of whole addresses alone; older browsers have no `parse`.
  return String((docs && URL.parse?.(address, location.href)) || address);
}

/** In the documentation, or else in the built files. */
export const pageOf = (docs: string | undefined, id: string, files: string): string =>
  docs ? docs.replace(/\/?$/, `/e/${id}`) : `${files}faults.html#${id}`;
