/** Decides how a test stands in for a page translator: what it does to every text, and what must hold of a page all the same. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** `moves` puts the text node itself into the new element, `replaces` puts a copy there: translators do either. `follows` does so at each change. */
export type How = 'moves' | 'replaces' | 'follows';

type Translated = typeof globalThis & { translate?: () => void };

/** Runs in the page. As Google's does it: two `font` around each text, in every open shadow root, but not where nothing is to be translated. */
function install(how: How): void {
  const UNTOUCHED = 'script, style, noscript, textarea, template, [translate=no], .notranslate';
  const wrap = (text: Text): void => {
    const around = text.parentElement;
    if (text.data.trim() === '' || around?.closest(UNTOUCHED) || around?.localName === 'font') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(how === 'replaces' ? text.data : text);
  };
  const textsOf = (node: Node): Text[] => {
    if (node instanceof Text) return [node];
    const inside = node instanceof Element && node.shadowRoot ? textsOf(node.shadowRoot) : [];
    return [...inside, ...[...node.childNodes].flatMap(textsOf)];
  };
  const translate = (): void => textsOf(document).forEach(wrap);
  Object.assign(globalThis, { translate });
  if (how !== 'follows') return;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.isConnected) textsOf(node).forEach(wrap);
  });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    observer.observe(root, { childList: true, subtree: true });
    return root;
  };
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Runs in the page. React notes on each node what it has made of it: a text node of its own is one that it would lose, and an
 * element whose only child is a text has to show this text.
 */
function faultsOf(): string[] {
  const noted = (node: Node, as: string): unknown =>
    Object.entries(node).find(([key]) => key.startsWith(`__react${as}$`))?.[1];
  const said = (node: Node): string[] => {
    const inside = node instanceof Element && node.shadowRoot ? said(node.shadowRoot) : [];
    const { children } = (noted(node, 'Props') ?? {}) as { children?: unknown };
    const isOld =
      (typeof children === 'string' || typeof children === 'number') &&
      node.nodeName !== 'TEXTAREA' &&
      node.textContent !== String(children);
    return [
      ...(isOld ? [`shows “${node.textContent}” for “${String(children)}”`] : []),
      ...(node instanceof Text && noted(node, 'Fiber') ? [`stands beside siblings: “${node.data}”`] : []),
      ...inside,
      ...[...node.childNodes].flatMap(said),
    ];
  };
  const failed = [...document.querySelectorAll('*')].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector('shop-mount > [part="error"][role="alert"]'),
  );
  return [...said(document), ...failed.map(({ localName }) => `${localName} could not be shown`)];
}

export interface TranslatedPage {
  /** Translates what is there now; before each press. */
  translate(): Promise<void>;
  /** Until everything shown is right; fails at the first error of the page. */
  expectRight(what?: string): Promise<void>;
}

/** Call it before the page is gone to. */
export async function translated(page: Page, how: How): Promise<TranslatedPage> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The browser's own line for an answer that says no.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  await page.addInitScript(install, how);
  return {
    translate: () => page.evaluate(() => (globalThis as Translated).translate?.()),
    async expectRight(what = '') {
      await expect.poll(() => page.evaluate(faultsOf), { message: what }).toEqual([]);
      expect(errors, what).toEqual([]);
    },
  };
}
