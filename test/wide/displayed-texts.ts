/** Reads the texts of a page's elements, and which of them are Polish. */
import type { Page } from 'playwright-core';
import { voivodeships } from '../../src/fields/voivodeships';
import { english } from '../../src/texts/english';
import { polish } from '../../src/texts/polish';

/** Rendered texts and accessible names in all shadow roots, without the template's own content. */
const spokenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken: string[] = [];
    const read = (root: Document | ShadowRoot): void => {
      for (const one of root.querySelectorAll('*')) {
        if (root instanceof ShadowRoot) {
          for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
            spoken.push(one.getAttribute(name) ?? '');
          for (const node of one.childNodes) if (node instanceof Text) spoken.push(node.data);
        }
        if (one.shadowRoot) read(one.shadowRoot);
      }
    };
    read(document);
    return spoken.map((text) => text.trim()).filter(Boolean);
  });

/** Texts that the template passes to its elements: attributes, child JSON, labels and options. */
const templateTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === 'string') spoken.push(value);
      else if (value instanceof Object) Object.values(value).forEach(collect);
    };
    for (const one of document.querySelectorAll('*')) {
      if (!one.localName.startsWith('shop-')) continue;
      for (const { value } of one.attributes) spoken.push(value);
      for (const data of one.querySelectorAll('script[type="application/json"]')) collect(JSON.parse(data.textContent));
    }
    for (const label of document.querySelectorAll('label, option, legend')) spoken.push(label.textContent.trim());
    return spoken;
  });

/** Strings of the server's responses, in the shop's language: products, carriers, payments. */
export function recordServerTexts(page: Page): () => readonly string[] {
  const spoken = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const one of value.split(/<[^>]*>/)) spoken.add(one.trim());
    else if (value instanceof Object) Object.values(value).forEach(collect);
  };
  page.on('response', (response) => {
    if ((response.headers()['content-type'] ?? '').includes('json')) response.json().then(collect, () => {});
  });
  return () => [...spoken];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a Polish sentence with any values in its placeholders. */
const sentences = Object.entries(polish).flatMap(([key, { text }]) =>
  english[key] === text
    ? []
    : (typeof text === 'string' ? [text] : Object.values(text))
        .filter((one) => /\p{L}{2}/u.test(one.replaceAll(/\{\w+\}/g, '')))
        .map(
          (one) =>
            new RegExp(
              `^${one
                .split(/\{\w+\}/)
                .map(escaped)
                .join('.*')}$`,
            ),
        ),
);

/** Polish texts of the elements, except strings of server and template, and voivodeships. */
export async function polishIn(page: Page, server: readonly string[]): Promise<string[]> {
  const others = [...server, ...(await templateTexts(page)), ...voivodeships]
    .filter((one) => one.length > 2)
    .sort((a, b) => b.length - a.length);
  const isPolish = (text: string): boolean => {
    // Search results mark the phrase, so that a server's sentence is split.
    if (text.length > 20 && others.some((one) => one.includes(text))) return false;
    const own = others.reduce((rest, name) => rest.replaceAll(name, '…'), text);
    return /[ąćęłńóśźż]/i.test(own) || sentences.some((sentence) => sentence.test(own));
  };
  return (await spokenIn(page)).filter(isPolish);
}
