/** Decides what an end-to-end test stands on: the demo shop on a free port with a fresh database, and a real browser. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { isView } from './first-screens';
import { undeclaredParts } from './parts';
import { foreignRequests, unlistedTraces } from './traces';
import { browserOf, shopOf, type ServedShop } from './worker';

export interface RunningShop extends ServedShop {
  /** A page of a new visitor: no cookies, nothing cached. It is closed after the test. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
}

export interface ShopTerms {
  /** The browser keeps pages for the Back button, and the shop lets it keep the cart's too, whose own `no-store` would forbid it. */
  readonly keepsPages?: boolean;
}

export interface VisitOptions {
  /** Slug of the demo's visitor; the buyer unless told. */
  readonly as?: string;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** What the browser allows and where it says it is. */
  readonly context?: Pick<
    BrowserContextOptions,
    'permissions' | 'geolocation' | 'serviceWorkers' | 'hasTouch' | 'javaScriptEnabled'
  >;
  /** Called before the page is gone to: routes, scripts. Without it a cart's page is given when its view is there. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The worker's shop and browser, for one test file. Read their fields inside tests only. */
export function useShop({ keepsPages = false }: ShopTerms = {}): RunningShop {
  let shop: ServedShop;
  let browser: Browser;
  /** What the test under way has opened. Left open, its pages would go on working during the others. */
  let opened: BrowserContext[] = [];
  let foreign: string[][] = [];

  beforeAll(async () => {
    const kind = keepsPages ? 'keeping pages' : 'plain';
    [shop, browser] = await Promise.all([shopOf(kind), browserOf(kind)]);
  });
  beforeEach(() => {
    opened = [];
    foreign = [];
  });
  afterEach(async () => {
    // A handler may still be at work on an answer that nobody waits for: its failure is not the next test's.
    const pages = opened.flatMap((context) => context.pages());
    expect((await Promise.all(pages.map(undeclaredParts))).flat()).toEqual([]);
    expect((await Promise.all(pages.map(unlistedTraces))).flat(), 'kept, and not in demo/docs/privacy.ts').toEqual([]);
    expect(foreign.flat(), 'sent to somebody else').toEqual([]);
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(opened.map((context) => context.close()));
  });

  return {
    get url() {
      return shop.url;
    },
    get configurator() {
      return shop.configurator;
    },
    get db() {
      return shop.db;
    },
    async visit(path, { as, width = 1280, colorScheme = 'light', context: more, prepare } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        locale: 'pl-PL',
        ...more,
      });
      opened.push(context);
      foreign.push(foreignRequests(context, () => [shop.url, shop.configurator]));
      if (as) await becomeVisitor(context, shop.url, as);
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(shop.url + path);
      // What looks at the cart before that prepares its page.
      if (prepare === undefined && path.startsWith('/koszyk')) await isView(page);
      return page;
    },
  };
}

/** From now on the cart's page brings no cart along: the element has to ask the shop for it. */
export const withoutCart = (page: Page): Promise<unknown> =>
  page.route('**/koszyk', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<shop-cart[^>]*>)\s*(<template.*?<\/template>\s*)?<script.*?<\/script>/s,
      '$1',
    );
    return route.fulfill({ response: answer, body });
  });

/** What an order needs, where nothing is chosen: a courier and a wire transfer. */
export async function choose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
}

/** From the cart's first step to its last; what an order needs is chosen. */
export async function toSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Przejdź do danych adresowych' }).click();
  await page.getByRole('button', { name: 'Podsumowanie zamówienia' }).click();
  await page.getByRole('heading', { name: 'Podsumowanie i płatność' }).waitFor();
}

/** The first line's quantity goes up. */
export async function raiseQuantity(page: Page): Promise<void> {
  const field = page.locator('shop-cart [part~="quantity-input"]').first();
  const before = await field.inputValue();
  await page
    .getByRole('button', { name: /^Zwiększ/ })
    .first()
    .click();
  await expect.poll(() => field.inputValue()).not.toBe(before);
}

/** From the summary to the page that thanks. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await page.waitForURL(/\/zamowienie\//);
}

/** As the demo's switch of visitors does it, whose form stands on every page. */
async function becomeVisitor({ request }: BrowserContext, url: string, visitor: string): Promise<void> {
  const back = '/oddzialy';
  const form = await (await request.get(url + back)).text();
  const _token = /name="_token" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const answer = await request.post(`${url}/kto`, { form: { _token, kto: visitor, back }, maxRedirects: 0 });
  if (answer.headers()['location'] !== back) throw new Error(`The demo has no visitor "${visitor}".`);
}

/** The address of React's file, for a test that holds it up or loses it. */
export const REACT = '**/elements/**/react*.js';
