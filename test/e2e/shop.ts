/** Decides what an end-to-end test stands on: the demo shop on a free port with a fresh database, and a real browser. */
import { serve } from '@hono/node-server';
import { chromium as engine, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { createShop, type Shop } from '../../demo/server/app';
import { chromium } from '../browser/chromium.mjs';

export interface RunningShop {
  /** `http://localhost:<port>`, without a slash at its end. */
  readonly url: string;
  readonly db: Shop['db'];
  /** A page of a new visitor: no cookies, nothing cached. Unhandled errors of the page fail the test that closes it. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
}

export interface VisitOptions {
  /** Slug of the demo's visitor; the buyer unless told. */
  readonly as?: string;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** The shop and browser of one test file. Read their fields inside tests only. */
export function useShop(): RunningShop {
  let shop: Shop;
  let browser: Browser;
  let server: ReturnType<typeof serve>;
  let url = '';

  beforeAll(async () => {
    [shop, browser] = await Promise.all([
      createShop({ databaseUrl: process.env['DATABASE_URL'] }),
      engine.launch({ executablePath: chromium.executablePath, args: chromium.args }),
    ]);
    url = await new Promise((resolve) => {
      server = serve({ fetch: shop.app.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`));
    });
  });
  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
    await shop.close();
  });

  return {
    get url() {
      return url;
    },
    get db() {
      return shop.db;
    },
    async visit(path, { as, width = 1280, colorScheme = 'light' } = {}) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale: 'pl-PL' });
      if (as) await becomeVisitor(context, url, as);
      const page = await context.newPage();
      await page.goto(url + path);
      return page;
    },
  };
}

/** The demo's switch of visitors stands on every page; its buttons work while their list is closed. */
async function becomeVisitor(context: BrowserContext, url: string, visitor: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/`);
  const answered = page.waitForResponse((response) => response.url().endsWith('/kto'));
  await page.locator(`button[name="kto"][value="${visitor}"]`).evaluate((button: HTMLButtonElement) => button.click());
  await answered;
  await page.waitForLoadState();
  await page.close();
}
