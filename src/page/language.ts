/** Selects the language of the page's elements, and the texts that replace the Polish ones. */
import { pageLanguage, pageTexts } from './config';
import { docsUrl } from './docs-url';

/** One sentence for each plural category of a language: Polish has `one`, `few` and `many`, English `one` and `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
/** A text as data: `Delete`, `Delete {name}`, `{"one": "{count} product", "other": "{count} products"}`. */
export type Text = string | Forms;

/** A whole language; a text that it lacks stays Polish. */
export interface Language {
  /** BCP 47; numbers, money, plurals and the order of names follow it. */
  readonly language: string;
  readonly texts: Readonly<Record<string, Text>>;
}

declare global {
  /** A language script sets it before the elements; otherwise they set it at the first text, so that a late script can warn. */
  var shopElementsLanguage: Language | undefined;
}

interface InForce {
  readonly language: string;
  /** The page's own texts, by key. */
  readonly own: Readonly<Record<string, unknown>> | undefined;
  readonly loaded: Readonly<Record<string, unknown>>;
}
let inForce: InForce | undefined;

/** Read once, when the first text is needed: the page has been parsed by then. */
export function words(): InForce {
  if (inForce === undefined) {
    const { texts: loaded } = (globalThis.shopElementsLanguage ??= { language: 'pl', texts: {} });
    const language = pageLanguage((wrong) =>
      console.warn('<shop-config> language: wrong value, using the default.', wrong, docsUrl('wrong-value')),
    );
    inForce = { language, own: pageTexts(), loaded };
  }
  return inForce;
}

/** The language of this page's elements, BCP 47. */
export const language = (): string => words().language;

/** Sets `lang` on the rendered view if the page around it has another language. */
export function markLanguage(host: Element, rendered: Element): void {
  if (!host.matches(`:lang(${language()})`)) rendered.setAttribute('lang', language());
}
