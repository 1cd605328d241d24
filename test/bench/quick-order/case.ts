/** Measures a long quick order: 1,000 rows pasted into the demo's page, looked up, and one of them typed in. */
import type { Page } from 'playwright-core';
import type { Case } from '../runner/case';
import { compare, type Marks } from '../runner/rounds';
import { countRow } from '../runner/rows';
import { withShop } from '../runner/shop';
import { median } from '../runner/statistics';

const ROWS = 1000;
const PAGE = '/szybkie-zamowienie';
const CATEGORIES = ['plytki', 'panele-winylowe', 'farby-wewnetrzne', 'kleje-do-plytek', 'fugi', 'wkrety', 'profile'];

async function codesOf(url: string): Promise<string[]> {
  const pages = CATEGORIES.flatMap((name) => [1, 2, 3].map((page) => `${url}/kategoria/${name}?strona=${page}`));
  const html = await Promise.all(pages.map(async (page) => (await fetch(page)).text()));
  const matches = html.flatMap((text) => [...text.matchAll(/\/produkt\/[a-z0-9-]*?-([a-z]{3}\d?-\d+)"/g)]);
  return [...new Set(matches.map(([, code]) => code!.toUpperCase()))];
}

const watch = () => {
  const bench = { longest: 0 };
  Object.assign(globalThis, { quick: bench });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.longest = Math.max(bench.longest, duration);
  }).observe({ type: 'longtask' });
};
const longestSince = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { quick } = globalThis as unknown as { quick: { longest: number } };
    const { longest } = quick;
    quick.longest = 0;
    return longest;
  });

/** Resolves when every row has its verdict. */
async function pasted(page: Page, text: string): Promise<Marks> {
  const codes = page.locator('shop-quick-order [part=code]');
  await codes.first().waitFor();
  await page.waitForLoadState('networkidle');
  await longestSince(page);
  await codes.first().evaluate((field, pastedText) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pastedText);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, text);
  await page.waitForFunction(
    (rows) => {
      const root = document.querySelector('shop-quick-order')!.shadowRoot!;
      return root.querySelectorAll('[part=row]').length >= rows && !root.querySelector('progress');
    },
    ROWS,
    { timeout: 60_000 },
  );
  const paste = await longestSince(page);
  await codes.nth(3).focus();
  await page.keyboard.type('12', { delay: 50 });
  return { paste, key: await longestSince(page) };
}

export const quickOrder: Case = {
  name: 'quick-order',
  title: 'A quick order of 1,000 rows',
  how: `The demo's quick-order page; ${ROWS} rows of real codes, pasted at once. A task below 50 ms counts as 0. There is no peer.`,
  measure: (bench) =>
    withShop(async (url) => {
      const codes = await codesOf(url);
      const text = Array.from(
        { length: ROWS },
        (_, index) => `${codes[index % codes.length]}\t${1 + (index % 9)}`,
      ).join('\n');
      const samples = await compare(bench.browser, () => url + PAGE, {
        candidates: ['ours'],
        prepare: (page) => page.addInitScript(watch),
        act: (page) => pasted(page, text),
      });
      const row = (what: string, mark: string) =>
        countRow(`${what} · ${samples.conditions}`, Math.round(median(samples.of('ours', mark))), {
          unit: 'ms',
          most: 100,
        });
      return [
        row('the longest task of the paste and the look-up', 'paste'),
        row('the longest task of a typed code', 'key'),
      ];
    }),
};
