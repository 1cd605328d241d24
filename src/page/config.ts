/** Reads page-wide settings from the page's first `<shop-config>`. */
import { configElement } from './config-element';
import { docsUrl } from './docs-url';

/** The attribute's text, or null if it is missing. Read at each call, so that `<shop-config>` may arrive late. */
export const pageSetting = (attribute: string): string | null => configElement()?.getAttribute(attribute) ?? null;

/** The elements' language, BCP 47: the page's, else that of a language script, else Polish. Calls `refused` with an invalid one. */
export function pageLanguage(refused?: (language: string) => void): string {
  // Frameworks write `pl_PL`.
  const own = pageSetting('language')?.replaceAll('_', '-');
  /* oxlint-disable typescript/no-non-null-assertion -- Of one language comes one, and only a language is refused; guards are bytes of every page. */
  try {
    if (own) return Intl.getCanonicalLocales(own)[0]!;
  } catch {
    refused?.(own!);
  }
  /* oxlint-enable */
  return globalThis.shopElementsLanguage?.language ?? 'pl';
}

const read = new Map<string, unknown>();

/** Parses each text once, so that the result keeps its identity. */
function parsed(text: string): unknown {
  if (!read.has(text)) {
    read.set(text, undefined);
    try {
      read.set(text, JSON.parse(text));
    } catch (error) {
      console.warn('<shop-config> texts: not JSON, ignored.', error, docsUrl('texts'));
    }
  }
  return read.get(text);
}

/** The value under this key in the child JSON of `<shop-config>`. */
export const pageData = (name: string): unknown =>
  (
    parsed(configElement()?.querySelector('script[type="application/json"]')?.textContent || '0') as
      | Record<string, unknown>
      | null
      | undefined
  )?.[name];

/** The page's own texts: the attribute `texts`, else the key `texts` of the child JSON; undefined if neither is readable. */
export function pageTexts(): Readonly<Record<string, unknown>> | undefined {
  const own = pageSetting('texts');
  const texts = own ? parsed(own) : pageData('texts');
  return texts instanceof Object ? (texts as Record<string, unknown>) : undefined;
}
