/** Measures a cold cart page: printed by the server, or drawn from JSON, compared with the same page without scripts. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { elementLines } from '../../../demo/server/pages/elements';
import { folders } from '../runner/build';
import { certificate } from '../runner/certificate';
import type { Case } from '../runner/case';
import { compare, type Marks } from '../runner/rounds';
import { fillCart } from '../runner/fill';
import { ratioRow } from '../runner/rows';
import { withShop, type Fetch } from '../runner/shop';

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Changes the HTML of the shop's printed page. */
const pages: Readonly<Record<string, (html: string) => string>> = {
  printed: (html) => html,
  // Elements drawn from data are the page's content: their scripts are in the head.
  'JSON only': (html) =>
    html
      .replace(/<template shadowrootmode[^]*?<\/template>/, '')
      .replaceAll(SCRIPTS, '')
      .replace(/<link rel="stylesheet" href="\/elements\/[^>]*>/, () =>
        elementLines(folders['dist']!, ['shop-config', 'shop-suggester', 'shop-cart-widget', 'shop-cart'], {
          nonce: /nonce="([^"]*)"/.exec(html)?.[1] ?? '',
        }),
      ),
  plain: (html) => html.replaceAll(SCRIPTS, ''),
};

const serving =
  (shop: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    const become = pages[url.searchParams.get('jak') ?? ''];
    if (url.pathname !== '/koszyk' || request.method !== 'GET' || !become) return shop(request);
    const plain = new Headers(request.headers);
    plain.delete('accept-encoding');
    const answer = await shop(new Request(request, { headers: plain }));
    const html = become(await answer.text());
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    headers.set('content-encoding', 'gzip');
    return new Response(gzipSync(html), { status: answer.status, headers });
  };

/** The time of the first frame with the lines, and the blocked time. */
const watch = () => {
  const marks = { lines: 0, blocked: 0 };
  // A method, because tsx wraps functions in a helper that the page lacks.
  const eye = {
    look() {
      const line = document.querySelector('shop-cart')?.shadowRoot?.querySelector('[data-item] td');
      const isSeen = line?.checkVisibility() && getComputedStyle(line.closest('tr')!).display === 'grid';
      requestAnimationFrame(() => (isSeen ? (marks.lines ||= performance.now()) : eye.look()));
    },
  };
  Object.assign(globalThis, { coldCart: marks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  eye.look();
};

async function marksOf(page: Page): Promise<Marks> {
  await page.waitForFunction(() => (globalThis as unknown as { coldCart: Marks }).coldCart['lines'] !== 0, undefined, {
    polling: 100,
  });
  await page.waitForLoadState('load');
  await page.waitForTimeout(4000);
  return page.evaluate(() => ({ ...(globalThis as unknown as { coldCart: Marks }).coldCart }));
}

export const coldCart: Case = {
  name: 'cold-cart',
  title: 'A cold cart',
  how: `The demo's cart in a fresh profile, by HTTP/2. Printed: its first screen is in the page. JSON only: the tag has the cart's data. The floor is
the printed page without any script. Blocked time is the duration of tasks beyond 50 ms, until four seconds after the load.`,
  measure: async (bench) =>
    withShop(
      async (url) => {
        const rows = [];
        for (const lines of [8, 50, 500]) {
          const address = (candidate: string) => `${url}/koszyk?jak=${encodeURIComponent(candidate)}`;
          const samples = await compare(bench.browser, address, {
            candidates: Object.keys(pages),
            cpu: 4,
            slow4G: true,
            async prepare(page) {
              await fillCart(page.context(), url, lines);
              await page.addInitScript(watch);
            },
            act: marksOf,
          });
          const floor = { peer: 'plain', mark: 'lines' };
          rows.push(
            ratioRow(`${lines} lines painted, printed`, samples, { ours: 'printed', ...floor, most: 1.08 }),
            ratioRow(`${lines} lines painted, JSON only`, samples, { ours: 'JSON only', ...floor, most: 1.4 }),
            ratioRow(`main thread blocked, ${lines} printed`, samples, { ours: 'printed', ...floor, mark: 'blocked' }),
          );
        }
        return rows;
      },
      serving,
      await certificate(),
    ),
  notes: [
    'Printed: script and preloads, 25 KB in twelve files, are before the end of the body. In the head they share the connection with the shop’s style sheet, since Chrome’s emulation ignores priorities: it arrived 213 ms later with 8 lines. The last of the scripts arrives 12 ms later at the end of the body than in the head, with 50 lines about 80 ms, the duration of the page’s own transfer. Until then a press posts the form.',
    'JSON only: 52 KB are loaded before the lines: the style sheets 14, the cart’s readers 14, the drawing 8, its values and texts 8, loader and element 8. The first step uses all of them. For the fastest first paint, print the cart on the server.',
    'Blocked: layout blocks the same page without scripts. The rest of ours is React’s hydration, in chunks.',
  ],
};
