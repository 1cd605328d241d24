/** Declares the attributes of `<shop-faq>`: questions whose answers open below them. */
import { flag } from '../src/element/attributes';
import { declare } from '../src/element/declare';
import { themeProperties } from '../src/ui/theme';

export const shopFaq = declare({
  tag: 'shop-faq',
  summary: 'Questions and answers in native `<details>`; a link to an answer opens it.',
  attributes: { single: flag({ summary: 'Opening one answer closes the others.' }) },
  slots: { '': '`<details>` with a `<summary>` each.' },
  parts: { faq: 'The root container.', button: 'The button that opens or closes all.' },
  cssProperties: themeProperties,
});
