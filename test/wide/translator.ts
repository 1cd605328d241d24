/** Simulates a page translator, and checks a translated page. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import texts from '../../src/texts/texts.json';
import { frame } from '../a11y/state';
import { faultsOf, install, type How } from '../fixtures/translation';
import type { RunningShop, VisitOptions } from '../e2e/shop';

type Translated = typeof globalThis & { translate?: () => void };

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
