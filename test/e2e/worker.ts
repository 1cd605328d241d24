/** Shares browsers, shops and lockers among the test files of a worker. */
import { serve } from '@hono/node-server';
import { chromium as engine, type Browser } from 'playwright-core';
import type { Shop } from '../../demo/server/app';
import { createConfigurator } from '../../demo/server/configurator/app';
import { createTwig } from '../../demo/server/pages/twig';
import { chromium, wholeChromium } from '../browser/chromium.mjs';
import { openShop } from '../fixtures/open-shop';

/** `keeping pages`: with the back/forward cache, which headless shells lack. */
const KINDS = {
  plain: chromium,
  'keeping pages': { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
};
type Kind = keyof typeof KINDS;

const browsers = new Map<Kind, Promise<Browser>>();

/** Never close it: it ends with the worker. Use contexts. */
export async function browserOf(kind: Kind = 'plain'): Promise<Browser> {
  const running = await browsers.get(kind);
  if (running?.isConnected()) return running;
  const started = engine.launch(KINDS[kind]);
  browsers.set(kind, started);
  return started;
}

/** Closes the contexts of a test or file. Open pages would keep working during later tests. */
export async function closeAll(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

const points = new Map<string, { readonly body: ArrayBuffer; readonly headers: [string, string][] }>();

/** The shop's response. All shops have the same lockers, so the worker caches the pages of lockers. */
async function answerOf({ app }: Shop, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname !== '/api/points' || request.headers.has('if-none-match')) return app.fetch(request);
  let cached = points.get(search);
  if (cached === undefined) {
    const answer = await app.fetch(request);
    cached = { body: await answer.arrayBuffer(), headers: [...answer.headers] };
    points.set(search, cached);
  }
  return new Response(cached.body, { headers: cached.headers });
}

export interface ServedShop {
  /** `http://localhost:<port>`, without a slash at its end. */
  readonly url: string;
  readonly db: Shop['db'];
  /** Origin of the configurator and the deferred-payment provider. */
  readonly configurator: string;
}

const served = new Map<Kind, Promise<ServedShop>>();

/**
 * The worker's shop, which ends with it. Visitors change only data of their sessions, and each visit of a test begins a new
 * one. A test may change data of its visitors by `db`, but no data that others see.
 */
export function shopOf(kind: Kind): Promise<ServedShop> {
  const running = served.get(kind) ?? serveShop(kind === 'keeping pages');
  served.set(kind, running);
  return running;
}

const listen = (fetch: Parameters<typeof serve>[0]['fetch']): Promise<string> =>
  new Promise((resolve) => serve({ fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`)));

async function serveShop(keepsPages: boolean): Promise<ServedShop> {
  let url = '';
  const configurator = await listen(createConfigurator(() => url, createTwig()).fetch);
  const elementsFolder = process.env['ELEMENTS_FOLDER'];
  const shop = await openShop({ configurator, ...(elementsFolder !== undefined && { elementsFolder }) });
  url = await listen(async (request: Request) => {
    const answer = await answerOf(shop, request);
    const { headers } = answer;
    if (
      keepsPages &&
      headers.get('content-type')?.startsWith('text/html') &&
      headers.get('cache-control') === 'no-store'
    )
      headers.set('Cache-Control', 'no-cache');
    return answer;
  });
  return { url, db: shop.db, configurator };
}
