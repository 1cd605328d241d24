/** Tests the guide "htmx and Turbo" with its own snippets: swapped pages keep one script and one cart. */
import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { snippetsOf } from '../../demo/docs/guides/markdown';
import { holdReact } from '../e2e/first-screens';
import { choose, toSummary, useShop } from '../e2e/shop';
import { label } from '../e2e/labels';

const shop = useShop();

const snippets = snippetsOf('htmx-turbo');
const read = new Set<string>();
const snippet = (name: string, index = 0): string => {
  const match = snippets.filter((one) => one.name.startsWith(name))[index];
  if (match === undefined) throw new Error(`The guide has no snippet "${name}".`);
  read.add(match.code);
  return match.code;
};

const libraries = {
  'htmx 4': readFileSync('node_modules/htmx.org/dist/htmx.min.js', 'utf8'),
  Turbo: readFileSync('node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js', 'utf8'),
};
type Library = keyof typeof libraries;

/** Path of the product with the id 7 in the guide. */
let product = '';
beforeAll(async () => {
  product = /href="(\/produkt\/[^"]+)"/.exec(await (await fetch(`${shop.url}/kategoria/gres`)).text())![1]!;
});

const CART = '<shop-cart cart-url="/koszyk" shop-url="/"></shop-cart>';
const links = () =>
  `<a href="/a">Strona A</a> <a href="/koszyk">Strona koszyka</a> ${snippet('In every page’s header')}`;
/** The guide's page with the header above its content. */
const boosted = () => snippet('A page whose links').replace(/(<body[^>]*>)/, (body) => body + links());
const inBody = (html: string, body = '<body>') => `${body}${links()}${html}</body>`;
const inHtmx = (html: string) => inBody(html, /<body[^>]*>/.exec(snippet('A page whose links'))![0]);

interface Terms {
  readonly library: Library;
  /** HTML by path; the cart's page is at /koszyk. */
  readonly pages: Readonly<Record<string, string>>;
  readonly script?: string;
  readonly head?: (path: string, html: string) => string;
  /** Response to a form's POST, after the shop has processed it. */
  readonly answer?: Parameters<Route['fulfill']>[0];
}

async function open({ library, pages, script = '', head = (_, html) => html, answer }: Terms) {
  const logged: string[] = [];
  const calls: string[] = [];
  const page = await shop.visit('/a', {
    async prepare(one) {
      await one.request.get(`${shop.url}/oddzialy`);
      const cookies = await one.context().cookies();
      const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value);
      const lines = snippet('In every page’s head').replace('…', token);
      one.on('console', (message) => {
        if (message.type() !== 'debug' && message.type() !== 'log') logged.push(message.text());
      });
      one.on('pageerror', (error) => logged.push(String(error)));
      one.on('request', (request) => {
        const { pathname } = new URL(request.url());
        const isPage = request.method() === 'GET' && !pathname.startsWith('/api/');
        if (!isPage) calls.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`.trim());
      });
      await one.route('**/js/library.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `${libraries[library]};${script}` }),
      );
      for (const [path, html] of Object.entries(pages))
        await one.route(`**${path}`, (route) =>
          route.request().method() === 'GET'
            ? route.fulfill({
                contentType: 'text/html; charset=utf-8',
                body: html.startsWith('<body')
                  ? `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>${path}</title>${head(path, lines)}<script defer src="/js/library.js"></script></head>${html}</html>`
                  : html,
              })
            : route.fallback(),
        );
      await one.route('**/do-koszyka', async (route) => {
        const url = `${shop.url}${product}/do-koszyka`;
        if (answer === undefined) return route.continue({ url });
        const response = await route.fetch({ url, maxRedirects: 0 });
        return response.status() === 303 ? route.fulfill(answer) : route.fulfill({ response });
      });
    },
  });
  await mark(page);
  return { page, logged, calls };
}

const mark = (page: Page) => page.evaluate(() => void ((globalThis as { loaded?: boolean }).loaded = true));
/** Whether the page was not reloaded since `mark`. */
const isSamePage = (page: Page) => page.evaluate(() => (globalThis as { loaded?: boolean }).loaded === true);
const count = (calls: readonly string[], of: string | RegExp): number =>
  calls.filter((one) => (typeof of === 'string' ? one === of : of.test(one))).length;
const rows = (page: Page) => page.locator('shop-cart [data-item]');
const lines = async (page: Page) =>
  new Set(await rows(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-item')))).size;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.locator('shop-cart-widget').getByRole('button').first();
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Ilość/ }).first();
const notes = (page: Page) => page.getByRole('textbox', { name: /uwag/i }).first();
/** Requests of the last action have been sent: the page was idle, and the answer to a later request is here. */
const quiet = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle));
    await fetch('/a');
    await new Promise((idle) => requestIdleCallback(idle));
  });
const ADDED = 'shop-product-added-to-cart';

describe.each(['htmx 4', 'Turbo'] as const)('%s', (library) => {
  it('navigates with one script, one dropdown and one cart, and restores the input on Back', async () => {
    const { page, logged, calls } = await open({ library, pages: { '/a': boosted(), '/koszyk': inHtmx(CART) } });
    await expect.poll(() => menu(page).getAttribute('aria-label')).toMatch(/^Koszyk, 8/);
    await page.evaluate(() => {
      (globalThis as { menu?: unknown }).menu = document.querySelector('shop-cart-widget');
    });
    await link(page, 'Do koszyka').click();
    await page.locator('shop-cart:state(shown)').waitFor();
    await quantity(page).fill('288');
    await notes(page).fill('Proszę dzwonić');
    await link(page, 'Strona A').click();
    await expect.poll(() => page.locator('shop-cart').count()).toBe(0);
    await expect.poll(() => count(calls, /client_comments/)).toBe(1);
    await page.goBack();
    await expect.poll(() => quantity(page).inputValue()).toBe('288');
    expect(await notes(page).inputValue()).toBe('Proszę dzwonić');
    await quiet(page);
    expect(count(calls, 'POST /koszyk {}')).toBe(1);
    // One request each for the page, the inserted cart, and the input.
    expect(count(calls, 'GET /api/koszyki')).toBeLessThanOrEqual(3);
    expect(
      await page.evaluate(() => (globalThis as { menu?: unknown }).menu === document.querySelector('shop-cart-widget')),
    ).toBe(true);

    await page.goForward();
    await button(page, 'Dodaj').click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => menu(page).getAttribute('aria-label')).toMatch(/^Koszyk, 9/);
    expect(count(calls, /^POST \/do-koszyka \{"id":"7","quantity":"1"\}/)).toBe(1);
    expect(await isSamePage(page)).toBe(true);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /koszyk/i })
      .click();
    await expect.poll(() => lines(page)).toBe(9);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(count(calls, /client_comments/)).toBe(1);
    expect(count(calls, /^POST \/koszyk \{"quantity":.*288/)).toBe(1);
    // Only Turbo follows links in a shadow root.
    expect(await isSamePage(page)).toBe(library === 'Turbo');
    expect(logged).toEqual([]);
  });

  it('leaves a logout form and an order to the browser', async () => {
    const pages = { '/a': inHtmx(snippet('A form that signs out')), '/koszyk': inHtmx(CART) };
    const { page, logged } = await open({ library, pages });
    await page.route('**/wyloguj', (route) => route.fulfill({ contentType: 'text/html', body: 'Do widzenia' }));
    await button(page, 'Wyloguj').click();
    await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
    await page.goto(`${shop.url}/a`);
    await mark(page);
    await link(page, 'Strona koszyka').click();
    await choose(page);
    await toSummary(page);
    expect(await isSamePage(page)).toBe(true);
    await button(page, label('cart.summary.submit')).click();
    await page.waitForURL('**/zamowienie/**');
    expect(await isSamePage(page)).toBe(false);
    expect(logged).toEqual([]);
  });
});

describe('htmx 4', () => {
  it('submits a form inside an element without hx-boost="false"', async () => {
    const { page, calls } = await open({
      library: 'htmx 4',
      pages: { '/a': boosted().replace(' hx-boost="false"', '') },
      script: snippet('In the head, for the token'),
      answer: { status: 204 },
    });
    await button(page, 'Dodaj').click();
    await expect.poll(() => calls).toContain('POST /do-koszyka id=7&quantity=1');
  });

  it('inserts and removes a working fragment, and its own form reports an added product', async () => {
    const [header, value] = snippet('From your server').split(': ');
    const { page, logged, calls } = await open({
      library: 'htmx 4',
      pages: {
        '/a': inHtmx(`${snippet('Loads a fragment')}${snippet('A form of your own')}${CART}`),
        '/produkt/7/zamow': snippet('The fragment'),
      },
      script: snippet('In the head, for the token'),
      answer: { status: 204, headers: { [header!]: value! } },
    });
    await expect.poll(() => lines(page)).toBe(8);
    // Inserts, removes and inserts it before its view can render.
    for (let time = 0; time < 3; time += 1) await button(page, 'Zamów').click();
    await button(page, 'Dodaj bez elementu').click();
    await expect.poll(() => lines(page)).toBe(9);
    await expect.poll(() => menu(page).getAttribute('aria-label')).toMatch(/^Koszyk, 9/);
    await page
      .locator('#zamow')
      .getByRole('button', { name: /koszyka/ })
      .click();
    await page.getByRole('dialog').waitFor();
    await quiet(page);
    expect(count(calls, /^POST \/do-koszyka \{/)).toBe(1);
    await expect.poll(() => count(calls, 'POST /koszyk {}')).toBe(3);
    // The dropdown loads after each of them.
    await quiet(page);

    calls.length = 0;
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('shop-cart, shop-add-to-cart')) one.remove();
      document.dispatchEvent(new CustomEvent('shop-cart-changed', { bubbles: true }));
    });
    await expect.poll(() => calls).toEqual(['GET /api/koszyki']);
    await quiet(page);
    expect(calls).toEqual(['GET /api/koszyki']);
    calls.length = 0;
    await page.evaluate(() => document.querySelector('shop-cart-widget')!.remove());
    await page.evaluate((name) => {
      document.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    }, ADDED);
    // Only the store's cart reloads.
    await expect.poll(() => calls).toEqual(['POST /koszyk {}']);
    await quiet(page);
    expect(calls).toEqual(['POST /koszyk {}']);
    expect(logged).toEqual([]);
  });
});

describe('Turbo', () => {
  it('fills a frame whose dialog navigates the page, and a stream response reports an added product', async () => {
    const { page, logged, calls } = await open({
      library: 'Turbo',
      pages: {
        '/a': inBody(`${snippet('A frame with')}${snippet('A form with a stream')}<div id="tu"></div>`),
        '/produkt/7/ramka': `<turbo-frame id="zamow-ramka">${snippet('The fragment')}</turbo-frame>`,
        '/koszyk': inBody(CART),
      },
      script: snippet('In the head, once'),
      answer: {
        contentType: 'text/vnd.turbo-stream.html',
        body: '<turbo-stream action="append" target="tu"><template><shop-quantity name="ile" value="3"></shop-quantity></template></turbo-stream>',
      },
    });
    await expect.poll(() => menu(page).getAttribute('aria-label')).toMatch(/^Koszyk, 8/);
    await button(page, 'Dodaj bez elementu').click();
    await expect.poll(() => menu(page).getAttribute('aria-label')).toMatch(/^Koszyk, 9/);
    await expect.poll(() => page.locator('#tu').getByRole('textbox').inputValue()).toBe('3');
    await page
      .locator('turbo-frame')
      .getByRole('button', { name: /koszyka/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /koszyk/i })
      .click();
    await expect.poll(() => lines(page)).toBe(9);
    expect(await isSamePage(page)).toBe(true);
    expect(count(calls, /^POST \/do-koszyka/)).toBe(2);
    expect(logged).toEqual([]);
  });

  it('sends input typed before the view, even if the page is left at once', async () => {
    const pages = { '/a': inBody(''), '/koszyk': inBody(CART) };
    const { page, calls } = await open({ library: 'Turbo', pages });
    const react = holdReact(page);
    await react.prepare;
    await link(page, 'Strona koszyka').click();
    await quantity(page).fill('288');
    await notes(page).fill('Proszę dzwonić');
    await page.evaluate(() => {
      const leave = () => {
        if (!document.querySelector('shop-cart')?.matches(':state(shown)')) return void requestAnimationFrame(leave);
        document.body.replaceChildren();
      };
      leave();
    });
    await react.letGo();
    await expect.poll(() => page.locator('shop-cart').count()).toBe(0);
    await expect.poll(() => count(calls, /client_comments/)).toBe(1);
    await expect.poll(() => count(calls, /^POST \/koszyk \{"quantity":.*288/)).toBe(1);
  });

  it('displays a working cart in its preview, and reloads the page if the script differs', async () => {
    let isOther = false;
    const { page, logged, calls } = await open({
      library: 'Turbo',
      pages: { '/a': inBody(''), '/koszyk': inBody(CART) },
      head: (path, html) => (path === '/a' && isOther ? html.replace('index.js', 'index.js?2') : html),
    });
    await link(page, 'Strona koszyka').click();
    await expect.poll(() => lines(page)).toBe(8);
    await link(page, 'Strona A').click();
    await expect.poll(() => rows(page).count()).toBe(0);
    let go = () => {};
    const released = new Promise<void>((done) => (go = done));
    await page.route('**/koszyk', async (route) => {
      if (route.request().method() === 'GET') await released;
      return route.fallback();
    });
    await link(page, 'Strona koszyka').click();
    await page.locator('html[data-turbo-preview]').waitFor();
    await expect.poll(() => lines(page)).toBe(8);
    go();
    await page.locator('html:not([data-turbo-preview])').waitFor();
    await expect.poll(() => lines(page)).toBe(8);
    expect(count(calls, 'POST /koszyk {}')).toBe(1);
    isOther = true;
    expect(logged).toEqual([]);
    await page.goto(`${shop.url}/koszyk`);
    await mark(page);
    await link(page, 'Strona A').click();
    await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
    expect(logged).toEqual([]);
  });
});

it('the tests above use every snippet of the htmx and Turbo guide', () => {
  expect(snippets.filter(({ code }) => !read.has(code))).toEqual([]);
});
