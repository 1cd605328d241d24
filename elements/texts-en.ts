/** Provides every text in English to the elements that load after this file. */
import { docsUrl } from '../src/page/docs-url';
import { english } from '../src/texts/english';

// The elements mark what they have read, so that a script that loads later can tell.
if (globalThis.shopElementsLanguage !== undefined)
  console.warn('texts-en.js must stand before the elements, and once: it is ignored.', docsUrl('texts'));
else globalThis.shopElementsLanguage = { language: 'en', texts: english };
