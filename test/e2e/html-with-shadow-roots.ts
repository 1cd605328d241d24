/** Reads the HTML of a page and of all its shadow roots; values typed into fields are not in it. */
import type { Page } from 'playwright-core';

export const htmlWithShadowRoots = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (root: Document | ShadowRoot): string => {
      const own = root instanceof Document ? root.documentElement.outerHTML : root.innerHTML;
      const inner = [...root.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? read(shadowRoot) : ''));
      return own + inner.join('');
    };
    return read(document);
  });
