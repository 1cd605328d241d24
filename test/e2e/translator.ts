/** Simulates a page translator, and checks a translated page. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import texts from '../../src/texts/texts.json';
import { frame } from '../a11y/state';
import type { RunningShop, VisitOptions } from './shop';

/** `moves` wraps the text node itself, `replaces` a copy of it: translators do either. `follows` repeats it at each change. */
export type How = 'moves' | 'replaces' | 'follows';

type Translated = typeof globalThis & { translate?: () => void };

/** Runs in the page. Like Google's: two `font` elements around each text in open shadow roots, except where translate="no". */
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
 * Runs in the page. React stores its props on each node: it would lose a moved text node of its own, and an element whose
 * only child is a text must display this text.
 */
function faultsOf(): string[] {
  const noted = (node: Node, as: string): unknown =>
    Object.entries(node).find(([key]) => key.startsWith(`__react${as}$`))?.[1];
  const textsOf = (node: Node): string[] => {
    const inside = node instanceof Element && node.shadowRoot ? textsOf(node.shadowRoot) : [];
    const { children } = (noted(node, 'Props') ?? {}) as { children?: unknown };
    const isOld =
      (typeof children === 'string' || typeof children === 'number') &&
      node.nodeName !== 'TEXTAREA' &&
      node.textContent !== String(children);
    return [
      ...(isOld ? [`shows “${node.textContent}” for “${String(children)}”`] : []),
      ...(node instanceof Text && noted(node, 'Fiber') ? [`stands beside siblings: “${node.data}”`] : []),
      ...inside,
      ...[...node.childNodes].flatMap(textsOf),
    ];
  };
  const failed = [...document.querySelectorAll('*')].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector('shop-mount > [part="error"][role="alert"]'),
  );
  return [...textsOf(document), ...failed.map(({ localName }) => `${localName} could not be shown`)];
}

export interface TranslatedPage {
  /** Translates the current page; called before each press. */
  translate(): Promise<void>;
  /** Waits until everything displayed is right; fails at the first page error. */
  expectRight(what?: string): Promise<void>;
}

/** Call it before loading the page. */
export async function translated(page: Page, how: How): Promise<TranslatedPage> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The browser logs each failed response.
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

export type Language = 'pl' | 'en';

/** A walk through the shop on a page that is translated before and after each press. */
export interface Walk {
  readonly page: Page;
  /** Our text by key; its placeholders match any value. */
  word(key: string): string | RegExp;
  button(key: string): Locator;
  press(where: Locator): Promise<void>;
  fill(where: Locator, text: string): Promise<void>;
  type(where: Locator, text: string): Promise<void>;
  key(name: string): Promise<void>;
  /** Any other action. */
  does(action: () => Promise<unknown>): Promise<void>;
}

/** `html` replaces the shop's own page. */
export async function walk(
  shop: RunningShop,
  path: string,
  {
    language,
    html,
    ...options
  }: Omit<VisitOptions, 'prepare'> & { readonly language: Language; readonly html?: string },
): Promise<Walk> {
  let translation: TranslatedPage | undefined;
  const page = await shop.visit(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
    ...options,
    async prepare(one) {
      await one.emulateMedia({ reducedMotion: 'reduce' });
      // Half of the walks use each way.
      translation = await translated(one, language === 'pl' ? 'moves' : 'replaces');
      if (html !== undefined)
        await one.route(`**${path}?*`, (route) =>
          route.fulfill({ contentType: 'text/html', body: frame(html, language) }),
        );
    },
  });
  const does: Walk['does'] = async (action) => {
    await translation?.translate();
    await action();
    await translation?.expectRight();
  };
  const word: Walk['word'] = (key) => {
    const translation = Object.entries(texts).find(([one]) => one === key)?.[1][language];
    if (typeof translation !== 'string') throw new Error(`There is no single text "${key}".`);
    const parts = translation.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return parts.length === 1 ? translation : new RegExp(`^${parts.join('.*')}$`);
  };
  return {
    page,
    word,
    button: (key) => page.getByRole('button', { name: word(key), exact: true }).first(),
    does,
    press: (where) => does(() => where.click()),
    fill: (where, text) => does(() => where.fill(text)),
    type: (where, text) => does(() => where.pressSequentially(text)),
    key: (name) => does(() => page.keyboard.press(name)),
  };
}
