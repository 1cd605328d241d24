/** Provides every text in English to the elements that load after this file. */
import { docsUrl } from '../src/page/docs-url';
import { english } from '../src/texts/english';

// Records which texts the elements have already read, so that a later script can warn.
if (globalThis.shopElementsLanguage !== undefined)
  console.warn('texts-en.js must load before the elements, and only once: it is ignored.', docsUrl('texts'));
else globalThis.shopElementsLanguage = { language: 'en', texts: english };
