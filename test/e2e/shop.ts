/** Gives a test file the demo shop of its worker and a real browser. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { waitForCartView } from './first-screens';
import { label } from './labels';
import { undeclaredParts } from './parts';
import { followRequests } from './requests';
import { foreignRequests, unlistedTraces } from './traces';
import { browserOf, shopOf, type ServedShop } from './worker';

export interface RunningShop extends ServedShop {
  /** Opens a page of a new visitor without cookies or cache, closed after the test. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
}

export interface ShopTerms {
  /** The browser uses its back/forward cache, also for the cart's page, whose `no-store` would forbid it. */
  readonly keepsPages?: boolean;
}

export interface VisitOptions {
  /** Slug of the demo's visitor. Default: the buyer. */
  readonly as?: string;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Permissions, location and preferences of the browser. */
  readonly context?: Pick<
    BrowserContextOptions,
    'permissions' | 'geolocation' | 'serviceWorkers' | 'hasTouch' | 'javaScriptEnabled' | 'reducedMotion'
  >;
  /** Runs before the page is loaded: routes, scripts. If omitted, `visit` waits for a cart's view. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The worker's shop and browser, for one test file. Read their fields inside tests only. */
export function useShop({ keepsPages = false }: ShopTerms = {}): RunningShop {
  let shop: ServedShop;
  let browser: Browser;
  /** Contexts of the current test. Open pages would keep working during later tests. */
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
    // A handler may still process a response: its error must not fail the next test.
    const pages = opened.flatMap((context) => context.pages());
    expect((await Promise.all(pages.map(undeclaredParts))).flat()).toEqual([]);
    expect(
      (await Promise.all(pages.map(unlistedTraces))).flat(),
      'stored, but not listed in demo/docs/privacy.ts',
    ).toEqual([]);
    expect(foreign.flat(), 'sent to another origin').toEqual([]);
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
      followRequests(context);
      foreign.push(foreignRequests(context, () => [shop.url, shop.configurator]));
      if (as) await becomeVisitor(context, shop.url, as);
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(shop.url + path);
      // Tests of the cart before its view use `prepare`.
      if (prepare === undefined && path.startsWith('/koszyk')) await waitForCartView(page);
      return page;
    },
  };
}

/** Removes the printed cart from the page, so that the element has to request it. */
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

/** Chooses a courier and a wire transfer. */
export async function choose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Kurier/ }).check();
  await page.getByRole('radio', { name: 'Przedpłata na konto' }).check();
}

/** From the first step to the summary, with carrier and payment chosen. */
export async function toSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: label('cart.toAddresses') }).click();
  await page.getByRole('button', { name: label('cart.toSummary') }).click();
  await page.getByRole('heading', { name: label('cart.steps./summary') }).waitFor();
}

/** Raises the first line's quantity. */
export async function raiseQuantity(page: Page): Promise<void> {
  const field = page.locator('shop-cart [part~="quantity-input"]').first();
  const before = await field.inputValue();
  await page
    .getByRole('button', { name: /^Zwiększ/ })
    .first()
    .click();
  await expect.poll(() => field.inputValue()).not.toBe(before);
}

/** From the summary to the confirmation page. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: label('cart.summary.submit') }).click();
  await page.waitForURL(/\/zamowienie\//);
}

/** Posts the form of the demo's visitor switch. */
async function becomeVisitor({ request }: BrowserContext, url: string, visitor: string): Promise<void> {
  const back = '/oddzialy';
  const form = await (await request.get(url + back)).text();
  const _token = /name="_token" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const answer = await request.post(`${url}/kto`, { form: { _token, kto: visitor, back }, maxRedirects: 0 });
  if (answer.headers()['location'] !== back) throw new Error(`The demo has no visitor "${visitor}".`);
}

/** URL of React's file, for tests that delay or abort it. */
export const REACT = '**/elements/**/react*.js';
