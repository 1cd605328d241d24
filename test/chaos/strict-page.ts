/** The page for hostile strings: the built elements under a strict policy, responses from a function in the page, and listeners for any script that runs. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { chromium as engine, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { chromium } from '../browser/chromium.mjs';

const POLICY = [
  "default-src 'none'",
  "script-src 'nonce-R' 'strict-dynamic'",
  "style-src 'nonce-R'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The page's own script before the elements: `fire()` is the function that hostile strings call. */
const EARS = `
  globalThis.fired = [];
  globalThis.refused = [];
  globalThis.fire = () => { fired.push('fire()'); };
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) => {
    // The policy refuses a picture or video of a foreign URL, which is expected and harmless.
    if (effectiveDirective !== 'img-src') refused.push(effectiveDirective + ' ' + sample + ' ' + sourceFile);
  });
  globalThis.unhandled = [];
  addEventListener('error', ({ message }) => unhandled.push(message));
  addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason)));
  globalThis.open = (url) => { fired.push('opened ' + url); return null; };
  globalThis.answerOf = () => ({});
  globalThis.fetch = async (url, init) => {
    const answer = globalThis.answerOf(String(url), JSON.parse(init?.body ?? '{}'));
    // Texts are sent unchanged, broken JSON too.
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  };
`;

const page = (body: string) => `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Strict</title>
<script nonce="R">${EARS}</script>
<script type="module" nonce="R" src="/elements/index.js"></script>
</head><body>${body}</body></html>`;

/** `/strict` has the policy, `/loose` has none; `?html` is the body. Serves dist/ as `/elements/`. */
async function openStrictPages(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/elements/')) {
      try {
        const file = await readFile(join('dist', normalize(pathname.slice('/elements/'.length))));
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(file);
      } catch {
        response.writeHead(404).end();
      }
    } else if (pathname === '/strict' || pathname === '/loose') {
      const policy = pathname === '/strict' ? { 'Content-Security-Policy': POLICY } : {};
      const body = decodeURIComponent(search.slice(1));
      response.writeHead(200, { 'Content-Type': 'text/html', ...policy }).end(page(body));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

/** The pages and browser of one test file. */
export function useStrictPages(): { open(html?: string, policy?: 'strict' | 'loose'): Promise<Page> } {
  let pages: Awaited<ReturnType<typeof openStrictPages>>;
  let browser: Browser;
  beforeAll(async () => {
    pages = await openStrictPages();
    browser = await engine.launch(chromium);
  });
  afterAll(async () => {
    await browser.close();
    await pages.close();
  });
  return {
    async open(html = '', policy = 'strict') {
      const page = await browser.newPage();
      await page.goto(`${pages.url}/${policy}?${encodeURIComponent(html)}`);
      return page;
    },
  };
}
