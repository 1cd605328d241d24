/** Decides how a test stands in for a page translator: what it does to every text, and what must hold of a page all the same. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import texts from '../../src/texts/texts.json';
import { frame } from '../a11y/state';
import type { RunningShop, VisitOptions } from './shop';

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

export type Language = 'pl' | 'en';

/** A walk through the shop on a page that is translated anew before each press, and right after each. */
export interface Walk {
  readonly page: Page;
  /** Of our texts, by key; what takes values matches any. */
  word(key: string): string | RegExp;
  button(key: string): Locator;
  press(where: Locator): Promise<void>;
  fill(where: Locator, text: string): Promise<void>;
  type(where: Locator, text: string): Promise<void>;
  key(name: string): Promise<void>;
  /** Any other deed. */
  does(deed: () => Promise<unknown>): Promise<void>;
}

/** `html`: what the page has instead of the shop's own. */
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
      // Either way in half of the walks.
      translation = await translated(one, language === 'pl' ? 'moves' : 'replaces');
      if (html !== undefined)
        await one.route(`**${path}?*`, (route) =>
          route.fulfill({ contentType: 'text/html', body: frame(html, language) }),
        );
    },
  });
  const does: Walk['does'] = async (deed) => {
    await translation?.translate();
    await deed();
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
