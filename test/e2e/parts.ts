/** Checks that the test's pages contain no undeclared part. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string;
      readonly cssParts?: readonly { readonly name: string }[];
    }[];
  }[];
}

const manifest = JSON.parse(readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8')) as Manifest;
const declared = Object.fromEntries(
  manifest.modules
    .flatMap(({ declarations }) => declarations)
    .map(({ tagName, cssParts = [] }) => [tagName!, cssParts.map(({ name }) => name)]),
);

/** `<shop-cart> row-late`: an undeclared part of an element. Empty while the browser leaves the page. */
export const undeclaredParts = (page: Page): Promise<string[]> =>
  page
    .evaluate((declared) => {
      const undeclared = new Set<string>();
      const look = (root: Document | ShadowRoot, names: readonly string[] | undefined, tag: string): void => {
        for (const element of root.querySelectorAll('*')) {
          // A slot's messages also have a part with the slot's name, which is the server's.
          const parts = element.part.contains('messages') ? [] : element.part;
          if (names) for (const part of parts) if (!names.includes(part)) undeclared.add(`<${tag}> ${part}`);
          if (element.shadowRoot) look(element.shadowRoot, declared[element.localName], element.localName);
        }
      };
      look(document, undefined, '');
      return [...undeclared];
    }, declared)
    .catch(() => []);
