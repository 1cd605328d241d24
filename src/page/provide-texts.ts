/** Provides a language's texts to the elements that load after the script. */
import { docsUrl } from './docs-url';
import type { Text } from './language';

export function provideTexts(language: string, texts: Readonly<Record<string, Text>>): void {
  // Records which texts the elements have already read, so that a later script can warn.
  if (globalThis.shopElementsLanguage === undefined) globalThis.shopElementsLanguage = { language, texts };
  else
    console.warn(`texts-${language}.js must load before the elements, and only once: it is ignored.`, docsUrl('texts'));
}
