/** Measures a cold listing: 60 cards with heart and button, compared with the same page without scripts. */
import type { Page } from 'playwright-core';
import type { Case } from '../runner/case';
import { compare, type Marks } from '../runner/rounds';
import { ratioRow } from '../runner/rows';
import { withShop, type Fetch } from '../runner/shop';

const CATEGORY = '/kategoria/plytki';
const CARDS = 60;
const CARD = /<article class="product">[^]*?<\/article>/g;

/** The category page with the cards of further pages; `?bez` removes its scripts. */
const longer =
  (shop: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    if (url.pathname !== CATEGORY) return shop(request);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await shop(new Request(`${url.origin}${CATEGORY}?strona=${page}`))).text()),
    );
    const cards = pages.flatMap((html) => html.match(CARD) ?? []).slice(0, CARDS);
    const [first] = pages as [string];
    const firstCards = first.match(CARD)!;
    const from = first.indexOf(firstCards[0]!);
    const to = first.indexOf(firstCards.at(-1)!) + firstCards.at(-1)!.length;
    const html = first.slice(0, from) + cards.join('') + first.slice(to);
    const body = url.searchParams.has('bez') ? html.replace(/<script type="module"[^>]*><\/script>/g, '') : html;
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };

const watch = () => {
  const bench = { blocked: 0, longest: 0 };
  Object.assign(globalThis, { listing: bench });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      bench.blocked += duration - 50;
      bench.longest = Math.max(bench.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
};

/** Waits until the page is idle. */
async function marksOf(page: Page): Promise<Marks> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(4000);
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const { blocked, longest } = (globalThis as unknown as { listing: Record<string, number> }).listing;
    return { blocked: blocked!, longest: longest!, painted: painted?.startTime ?? 0 };
  });
}

export const listing: Case = {
  name: 'listing',
  title: 'A cold listing',
  how: `The demo's category page with ${CARDS} cards, each with a heart and an add-to-cart form; a fresh profile. Blocked time is the duration of tasks beyond 50 ms,
until four seconds after the load. The floor is the same page without its scripts.`,
  measure: (bench) =>
    withShop(async (url) => {
      const pages = { ours: '', 'no scripts': '?bez' };
      const rows = [];
      for (const cpu of [1, 4]) {
        const samples = await compare(
          bench.browser,
          (candidate) => url + CATEGORY + pages[candidate as keyof typeof pages],
          { candidates: Object.keys(pages), cpu, prepare: (page) => page.addInitScript(watch), act: marksOf },
        );
        // Without slowdown the lower bound may have no long task.
        if (cpu > 1)
          rows.push(ratioRow('main thread blocked', samples, { peer: 'no scripts', mark: 'blocked', most: 1.5 }));
        rows.push(
          ratioRow('first paint', samples, { peer: 'no scripts', mark: 'painted' }),
          ratioRow('the longest task', samples, { peer: 'no scripts', mark: 'longest' }),
        );
      }
      return rows;
    }, longer),
  notes: [
    'The profiler shows 70 ms of script at 4×, half of it for drawing 180 elements; the rest is style, layout and paint of their roots. The loader defines an element as soon as its file is loaded, which is before the first paint on a connection without latency. A later definition would delay the cart and the search box.',
  ],
};
