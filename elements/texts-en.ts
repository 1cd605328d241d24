/** Decides what `texts-en.js` gives the elements that come after it in a page: every text in English. */
import { english } from '../src/texts/english';

// The elements mark what they have read, so that a script after them knows.
if (globalThis.shopElementsLanguage !== undefined)
  console.warn(
    'texts-en.js must stand before the elements, and once: it is ignored.',
    'https://shop-elements.example/e/texts',
  );
else globalThis.shopElementsLanguage = { language: 'en', texts: english };
