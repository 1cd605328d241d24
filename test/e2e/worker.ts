/** Decides what the test files of one worker share, so that only the first pays for it: its browsers, and the lockers' pages. */
import { chromium as engine, type Browser } from 'playwright-core';
import type { Shop } from '../../demo/server/app';
import { chromium, wholeChromium } from '../browser/chromium.mjs';

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

/** What the shop answers. Every shop has the same lockers, so what one said of them is said again. */
export async function answerOf({ app }: Shop, request: Request): Promise<Response> {
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
