/** Checks snippets of headers: a server sends them with a shop's page, files and calls, and the page must work. */
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openShop } from '../../../src/tools/mock/shop';
import { browserOf } from '../../e2e/worker';
import type { PageSnippet } from '../collect-snippets';

const SUGGESTED = { id: 1, title: 'Klej do gresu', link: '/k', hasPrice: false, isOnDemand: false, isOnRequest: false };

/** `Name: value` a line; a block without names is the value of the header that it is named after. */
export function linesOf({ name, code }: PageSnippet): [string, string][] {
  const lines = code.split('\n').filter((line) => /^[A-Z][\w-]+: /.test(line));
  return lines.length === 0
    ? [[name, code.replaceAll('\n', ' ')]]
    : lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
}

const pageAt = (shop: string): string => `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Sklep</title>
<script type="module" nonce="proba" crossorigin src="${shop}/elements/index.js"></script>
<shop-suggester url="${shop}/api/suggest"><input name="query" aria-label="Szukaj"></shop-suggester>
${shop === '' ? '<shop-cart cart-url="/koszyk"></shop-cart>' : ''}`;

function listen(app: Hono): Promise<{ url: string; close(): void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) =>
      resolve({ url: `http://localhost:${port}`, close: () => void server.close() }),
    );
  });
}

export async function headers(snippet: PageSnippet): Promise<string[]> {
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(snippet.code)?.[1] ?? 0);
  const lines = status > 0 ? [] : linesOf(snippet);
  const isForOthers = lines.some(([name]) => name === 'Access-Control-Allow-Origin');
  const partner = new Hono();
  const { url: partnerUrl, close: closePartner } = await listen(partner);
  const { transport, shop: state } = openShop();
  const shop = new Hono();
  shop.use(async (c, next) => {
    await next();
    for (const [name, value] of lines)
      if (!name.startsWith('Content-Security') || c.req.path === '/')
        c.header(name, value.replace('https://partner.example', partnerUrl).replaceAll('…', 'proba'), {
          append: name === 'Set-Cookie',
        });
  });
  shop.get('/', (c) => {
    c.header('Set-Cookie', `XSRF-TOKEN=${encodeURIComponent(state.session('a').token)}; Path=/`);
    c.header('Set-Cookie', 'sid=a; Path=/', { append: true });
    return c.html(pageAt(''));
  });
  shop.all('/koszyk', async (c) => {
    if (status > 0) return new Response(null, { status });
    return transport(c.req.url, { method: 'POST', headers: c.req.raw.headers, body: await c.req.text() });
  });
  for (const one of [shop, partner]) one.get('/favicon.ico', (c) => c.body(null, 204));
  shop.options('/api/suggest', (c) => c.body(null, 204));
  shop.post('/api/suggest', (c) => c.json({ products: [SUGGESTED], categories: [] }));
  shop.use('/elements/*', serveStatic({ root: 'dist', rewriteRequestPath: (path) => path.slice('/elements'.length) }));
  const { url, close } = await listen(shop);
  partner.get('/', (c) => c.html(pageAt(url)));

  const page = await (await browserOf()).newPage();
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    await page.addInitScript(() => {
      document.addEventListener('shop-error', ({ detail }) => (document.title = (detail as { code: string }).code));
    });
    await page.goto(isForOthers ? partnerUrl : url);
    if (status > 0) {
      await page.waitForFunction(() => document.title === 'session');
      return [];
    }
    await page.waitForFunction(() => document.querySelector('shop-suggester:defined') !== null);
    if (!isForOthers) await page.getByText('Gres Karpaty').first().waitFor();
    // Headers for public files must not appear on private calls.
    if (!isForOthers || lines.some(([name]) => name === 'Access-Control-Allow-Headers')) {
      await page.getByRole('combobox').fill('klej');
      await page.getByText('Klej do gresu').first().waitFor();
    }
    return problems;
  } finally {
    await page.close();
    close();
    closePartner();
  }
}
