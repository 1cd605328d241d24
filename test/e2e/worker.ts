/** Decides what the test files of one worker share, so that only the first pays for it: browsers, shops, the lockers' pages. */
import { serve } from '@hono/node-server';
import { chromium as engine, type Browser } from 'playwright-core';
import type { Shop } from '../../demo/server/app';
import { createConfigurator } from '../../demo/server/configurator/app';
import { createTwig } from '../../demo/server/pages/twig';
import { chromium, wholeChromium } from '../browser/chromium.mjs';
import { openShop } from '../fixtures/open-shop';

/** `keeping pages`: for the Back button, which no browser without windows does. */
const KINDS = {
  plain: chromium,
  'keeping pages': { ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
};
type Kind = keyof typeof KINDS;

const browsers = new Map<Kind, Promise<Browser>>();

/** Not to be closed: it ends with the worker. What a file does in it, it does in contexts of its own. */
export async function browserOf(kind: Kind = 'plain'): Promise<Browser> {
  const running = await browsers.get(kind);
  if (running?.isConnected()) return running;
  const started = engine.launch(KINDS[kind]);
  browsers.set(kind, started);
  return started;
}

/** What a test, or a file, has opened in its worker's browser. Left open, its pages would go on working during the others. */
export async function closeAll(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

const points = new Map<string, { readonly body: ArrayBuffer; readonly headers: [string, string][] }>();

/** The shop's response. All shops have the same lockers, so their pages are cached for the worker. */
async function answerOf({ app }: Shop, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname !== '/api/points' || request.headers.has('if-none-match')) return app.fetch(request);
  let known = points.get(search);
  if (known === undefined) {
    const answer = await app.fetch(request);
    known = { body: await answer.arrayBuffer(), headers: [...answer.headers] };
    points.set(search, known);
  }
  return new Response(known.body, { headers: known.headers });
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
 * Like the browsers, it ends with the worker. All that visitors change in it belongs to their sessions, and each visit of a
 * test begins a session of its own; what a test changes itself by way of `db` has to be such a visitor's, too.
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
