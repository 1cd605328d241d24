/** Serves a trial's files beside a shop that keeps the contract, and opens them in a tab that records each fault. */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { chromium as engine, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { chromium } from '../browser/chromium.mjs';
import { openShop } from '../../src/tools/mock/shop';

interface Tab {
  readonly page: Page;
  /** Failed requests, warnings and errors of the console, uncaught errors. */
  readonly faults: readonly string[];
}

interface Trial {
  /** `elements`: the folder below /elements/, if the page loads the built files themselves. */
  served(folder: string, elements?: string): Promise<string>;
  open(url: string): Promise<Tab>;
}

export function useTrial(): Trial {
  const servers: ReturnType<typeof serve>[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await engine.launch(chromium);
  });
  afterAll(async () => {
    await browser.close();
    for (const server of servers) server.close();
  });

  return {
    async served(folder, elements) {
      const { transport, shop } = openShop();
      const answer = async ({ req }: Context): Promise<Response> => {
        const { method, url, raw } = req;
        const body = method === 'POST' ? await req.text() : undefined;
        return transport(url, { method, headers: raw.headers, ...(body !== undefined && { body }) });
      };
      const app = new Hono();
      app.use(async (c, next) => {
        await next();
        c.header('Set-Cookie', `XSRF-TOKEN=${encodeURIComponent(shop.session('a').token)}; Path=/`);
        c.header('Set-Cookie', 'sid=a; Path=/', { append: true });
      });
      app.all('/koszyk', answer);
      app.all('/api/*', answer);
      app.get('/favicon.ico', (c) => c.body(null, 204));
      if (elements !== undefined) {
        const rewriteRequestPath = (path: string): string => path.slice('/elements'.length);
        app.use('/elements/*', serveStatic({ root: elements, rewriteRequestPath }));
      }
      app.use('*', serveStatic({ root: folder }));
      return new Promise((resolve) => {
        servers.push(serve({ fetch: app.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`)));
      });
    },
    async open(url) {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => void faults.push(String(error)));
      page.on('requestfailed', (request) => void faults.push(`failed ${request.url()}`));
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) faults.push(`${message.type()} ${message.text()}`);
      });
      await page.goto(url);
      return { page, faults };
    },
  };
}
