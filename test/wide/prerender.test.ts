/** Tests a cart page that a real browser prerenders by speculation rules: the page posts nothing until it is visible, then loads the cart. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wholeChromium } from '../browser/chromium.mjs';
import { aWireCart } from '../fixtures/cart';

const dist = new URL('../../dist/', import.meta.url);
const cart = (total_gross: string) => ({ cart: aWireCart({ prices: { total_gross } }), messages: {} });

/** The previous page: it prerenders the cart and opens it once ready. */
const before = `<!doctype html><title>Przed</title>
<script type="speculationrules">{"prerender": [{"urls": ["/koszyk"], "eagerness": "immediate"}]}</script>
<script>fetch('/when-ready').then(() => { location.href = '/koszyk'; })</script>`;

const cartPage = `<!doctype html><html lang="pl"><title>Koszyk</title><script type="module" src="/dist/index.js"></script>
<shop-cart cart-url="/api/cart"><script type="application/json">${JSON.stringify({ cart: cart('100.00') })}</script></shop-cart>
<script>
  const state = () => (document.prerendering ? 'prerendering' : 'seen');
  const text = () => document.querySelector('shop-cart').shadowRoot?.textContent ?? '';
  const report = (name, holds) => {
    const timer = setInterval(() => holds() && (clearInterval(timer), fetch('/report/' + name + '/' + state())), 20);
  };
  report('100', () => text().includes('100,00'));
  report('194', () => text().includes('194,96'));
</script></html>`;

// Playwright's browsers never prerender, so the test starts its own; the server records the requests.
it('a prerendered cart posts nothing before it is visible, and then displays the current cart [N14]', async () => {
  const log: string[] = [];
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request;
    const answer = (type: string, body: string | Buffer) => response.writeHead(200, { 'Content-Type': type }).end(body);
    if (method === 'POST') {
      log.push(`POST ${url}${headers['sec-purpose'] ? ' prerendering' : ''}`);
      answer('application/json', JSON.stringify(cart('194.96')));
    } else if (url.startsWith('/report/')) {
      log.push(url.slice('/report/'.length));
      if (url.endsWith('/prerendering')) isReady();
      answer('text/plain', '');
    } else if (url === '/when-ready') void ready.then(() => answer('text/plain', ''));
    else if (url.startsWith('/dist/'))
      readFile(new URL(url.slice('/dist/'.length), dist)).then(
        (file) => answer(url.endsWith('.css') ? 'text/css' : 'text/javascript', file),
        () => response.writeHead(404).end(),
      );
    else answer('text/html', url === '/koszyk' ? cartPage : before);
  }).listen(0);
  await once(server, 'listening');
  const profile = await mkdtemp(join(tmpdir(), 'prerender-'));
  const { port } = server.address() as AddressInfo;
  const browser = spawn(
    wholeChromium.executablePath,
    [
      ...wholeChromium.args,
      '--headless=new',
      '--disable-gpu',
      `--user-data-dir=${profile}`,
      `http://localhost:${port}/`,
    ],
    { stdio: 'ignore' },
  );
  try {
    await expect.poll(() => log).toEqual(['100/prerendering', 'POST /api/cart', '194/seen']);
  } finally {
    browser.kill();
    await once(browser, 'exit');
    server.closeAllConnections();
    server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
