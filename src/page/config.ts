/** Decides where page-wide settings stand: on the page's first `<shop-config>`. */
import { see } from './see';

/** From a live list, which hundreds of elements ask without a search through the page. None outside a browser, where texts are Polish. */
const config = (): Element | undefined => globalThis.document?.getElementsByTagName('shop-config')[0];

/** The text of that element's attribute, or null where there is none. Read at each call, so that it may come late. */
export const pageSetting = (attribute: string): string | null => config()?.getAttribute(attribute) ?? null;

/** The language that the elements speak, BCP 47: the page's, else that of a script before them, else Polish. `refused` hears of a wrong one. */
export function pageLanguage(refused?: (language: string) => void): string {
  // `pl_PL` is what frameworks call it.
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

/** Each text once: what was read keeps its identity. */
function parsed(said: string): unknown {
  if (!read.has(said)) {
    read.set(said, undefined);
    try {
      read.set(said, JSON.parse(said));
    } catch (error) {
      console.warn('<shop-config> texts: not JSON, ignored.', error, see('texts'));
    }
  }
  return read.get(said);
}

/** What its child JSON says under this name. */
export const pageData = (name: string): unknown =>
  (
    parsed(config()?.querySelector('script[type="application/json"]')?.textContent || '0') as
      Record<string, unknown> | null | undefined
  )?.[name];

/** Its own texts: the attribute `texts`, else the key `texts` of its child JSON; undefined where there are none to read. */
export function pageTexts(): Readonly<Record<string, unknown>> | undefined {
  const own = pageSetting('texts');
  const texts = own ? parsed(own) : pageData('texts');
  return texts instanceof Object ? (texts as Record<string, unknown>) : undefined;
}
