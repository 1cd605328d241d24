/** Decides that a page may style only what is declared: the parts on a test's pages, beside those of the declarations. */
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

/** `<shop-cart> row-late`: a part that an element shows now, and does not declare. A page that is just being left shows nothing. */
export const undeclaredParts = (page: Page): Promise<string[]> =>
  page
    .evaluate((declared) => {
      const undeclared = new Set<string>();
      const look = (root: Document | ShadowRoot, names: readonly string[] | undefined, tag: string): void => {
        for (const element of root.querySelectorAll('*')) {
          // A slot's messages have its name too, which is the server's.
          const parts = element.part.contains('messages') ? [] : element.part;
          if (names) for (const part of parts) if (!names.includes(part)) undeclared.add(`<${tag}> ${part}`);
          if (element.shadowRoot) look(element.shadowRoot, declared[element.localName], element.localName);
        }
      };
      look(document, undefined, '');
      return [...undeclared];
    }, declared)
    .catch(() => []);
