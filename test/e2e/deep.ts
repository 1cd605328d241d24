/** Decides how a test reads a page whole: the page's HTML with that of every shadow root in it, and what is typed in fields. */
import type { Page } from 'playwright-core';

export const deepHtml = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (root: Document | ShadowRoot): string => {
      const own = root instanceof Document ? root.documentElement.outerHTML : root.innerHTML;
      const inner = [...root.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? read(shadowRoot) : ''));
      return own + inner.join('');
    };
    return read(document);
  });
