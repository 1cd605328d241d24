/** Runs snippets for a page in the demo shop, with the built elements; console output is a fault. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { RunningShop } from '../../e2e/shop';
import type { PageSnippet } from '../collect-snippets';
import { casesOf } from './data';

const ELEMENTS = '<script type="module" src="/elements/index.js"></script>';
const JQUERY = readFileSync('node_modules/jquery/dist/jquery.js', 'utf8');

/** Globals of the page's own scripts, and the detail of the events in the snippets. */
const PAGE_GLOBALS = `globalThis.openInDrawer = globalThis.report = () => {}; globalThis.consent = { analytics: true }; globalThis.dataLayer = [];`;
const DETAIL = { productId: '1', active: true, product: {}, cause: 'quantity', cart: null, code: 'http', message: '' };

export interface Stage {
  /** Displays the body in a page; `problems` are the console's warnings and errors. */
  show(body: string): Promise<{ readonly page: Page; readonly problems: string[] }>;
}

/** A page of the shop whose body is the snippet; with a doctype it is the page itself. */
export async function stageOf(shop: RunningShop): Promise<Stage> {
  const files = JSON.parse(readFileSync('dist/files.json', 'utf8')) as {
    files: Readonly<Record<string, { integrity: string }>>;
  };
  let html = '';
  let problems: string[] = [];
  const page = await shop.visit('/oddzialy', {
    prepare: async (one) => {
      one.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      one.on('pageerror', (error) => problems.push(String(error)));
      await one.route('**/przyklad', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    },
  });
  return {
    async show(body) {
      // The demo shop serves the files of the CDN; the hash is that of the file which the snippet names.
      const own = body
        .replaceAll('https://cdn.example/0.1.0/', '/elements/')
        .replaceAll('https://shop.example/', `${shop.url}/`)
        .replaceAll(/\/elements\/([\w.-]+)" integrity="sha384-…"/g, (_, file: string) => {
          return `/elements/${file}" integrity="${files.files[file]?.integrity}"`;
        });
      const script = /<script[^>]+src=/.test(own) ? '' : ELEMENTS;
      html = /^<!doctype/i.test(own)
        ? own
        : `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Przykład</title>${script}<body>${own}`;
      // The page before may still report a fault.
      await page.goto('about:blank');
      problems = [];
      const all = problems;
      await page.goto(`${shop.url}/przyklad`);
      // Tags inside a script are texts, not elements.
      const written = own.replace(/(<script[^>]*>)[^]*?<\/script>/g, '$1');
      // A misspelt tag has no file.
      const names = [...new Set(written.match(/(?<=<)shop-[\w-]+/g))].filter((name) => existsSync(`dist/${name}.js`));
      await waitForViews(page, names);
      return { page, problems: all };
    },
  };
}

/** Waits until each of these tags has its view; touches elements that load React on interaction. */
const waitForViews = (page: Page, names: readonly string[]) =>
  page.waitForFunction((all) => {
    if (!all.every((name) => customElements.get(name))) return false;
    const views = [...document.querySelectorAll(all.join() || 'none')].filter(({ shadowRoot }) => shadowRoot !== null);
    const missing = views.filter((element) => !element.matches(':state(shown)'));
    for (const element of missing) element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return missing.length === 0;
  }, names);

/** WebGL in software logs warnings about its own speed. */
const isOfPage = (text: string): boolean => !/WebGL|GPU stall/.test(text);

export async function html({ page: address, code }: PageSnippet, stage: Stage): Promise<string[]> {
  const wrong: string[] = [];
  // Without `docs`, messages link to the page in the package.
  const link = address.replace('e/', '/elements/faults.html#');
  for (const { text, isRight } of casesOf(code)) {
    // Faults in settings are logged only once an element reads them.
    const consumer = text.startsWith('<shop-config') ? '<shop-suggester url="/api/suggest"></shop-suggester>' : '';
    const { page, problems } = await stage.show(text + consumer);
    // A wrong command is logged once its button is pressed.
    if (!isRight) for (const button of await page.locator('button[command]').all()) await button.click();
    if (isRight) wrong.push(...problems.filter(isOfPage));
    // Faults are logged with a delay.
    else await vi.waitFor(() => expect(problems).toContainEqual(expect.stringContaining(link)), { timeout: 10_000 });
  }
  return wrong;
}

/** Runs the script beside a cart, then dispatches each event that it listens to. */
export async function javascript({ language, code }: PageSnippet, stage: Stage): Promise<string[]> {
  const { page, problems } = await stage.show('<p class="koszyk-suma"></p><shop-cart cart-url="/koszyk"></shop-cart>');
  await page.evaluate(PAGE_GLOBALS);
  if (language === 'jquery') await page.evaluate(JQUERY);
  await page.evaluate(code);
  const events = [...code.matchAll(/'(shop-[\w-]+)',/g)].map(([, name]) => name!);
  await page.evaluate(
    ([names, detail]) => {
      for (const name of names)
        document.body.dispatchEvent(
          new CustomEvent(name, {
            // An order always has its cart.
            detail: name === 'shop-order-submitted' ? { ...detail, cart: { id: 77 } } : detail,
            bubbles: true,
            cancelable: true,
          }),
        );
    },
    [events, DETAIL] as const,
  );
  const isPrinted = language !== 'jquery' || (await page.locator('.koszyk-suma').innerText()) === 'quantity';
  return [...problems.filter(isOfPage), ...(isPrinted ? [] : ['jQuery received no event'])];
}

/** Checks that the browser accepts each rule and each declaration. */
export async function css({ code }: PageSnippet, stage: Stage): Promise<string[]> {
  const { page, problems } = await stage.show(`<style>${code}</style><shop-cart cart-url="/koszyk"></shop-cart>`);
  const acceptedCounts = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => (rule as CSSStyleRule).style.length),
  );
  const isWhole = acceptedCounts.length === code.split('{').length - 1 && acceptedCounts.every((count) => count > 0);
  return [...problems.filter(isOfPage), ...(isWhole ? [] : [`the browser accepts ${JSON.stringify(acceptedCounts)}`])];
}
