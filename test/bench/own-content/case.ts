/** Measures presses in a cart of 500 lines with the page's own content in each, compared with the same cart without. */
import { chromium as engine } from 'playwright-core';
import { chromium } from '../../browser/chromium.mjs';
import type { Case } from '../runner/case';
import { fillCart } from '../runner/fill';
import { commonPresses } from '../runner/presses';
import { compare, ROUNDS } from '../runner/rounds';
import { ratioRow } from '../runner/rows';
import { withShop } from '../runner/shop';
import { prepareTiming, ready, timed } from '../interactions/timing';

const LINES = 500;
const WITHOUT = 'without';

/** On a page with `?own`: a badge and a link for each line, as the guide does it. */
const fill = () => {
  if (!new URL(location.href).searchParams.has('own')) return;
  addEventListener('shop-lines-rendered', ({ target, detail }) => {
    const cart = target as HTMLElement;
    if (cart.querySelector('[slot^=line-]')) return;
    for (const { id } of detail.lines) {
      const badge = Object.assign(document.createElement('b'), { slot: `line-${id}`, textContent: 'Ostatnie sztuki' });
      const link = Object.assign(document.createElement('a'), { slot: `line-end-${id}`, href: '/montaz' });
      link.textContent = 'Dodaj montaż';
      cart.append(badge, link);
    }
  });
};

export const ownContent: Case = {
  name: 'own-content',
  title: 'A page’s own content in 500 lines',
  how: `The demo’s cart page with ${LINES} lines, with a badge and a link of the page in each line, and without, by turns: the sum of the longest tasks, in processor time, of ${commonPresses.length} kinds of press (${commonPresses.map(({ name }) => name).join(', ')}).`,
  measure: () =>
    withShop(async (url) => {
      const browser = await engine.launch(chromium);
      try {
        const rows = [];
        for (const cpu of [1, 4]) {
          const samples = await compare(browser, (candidate) => `${url}/koszyk${candidate === WITHOUT ? '' : '?own'}`, {
            candidates: ['ours', WITHOUT],
            cpu,
            rounds: Math.min(3, ROUNDS),
            patience: 300_000,
            async prepare(page) {
              await fillCart(page.context(), url, LINES);
              await prepareTiming(page);
              await page.addInitScript(fill);
            },
            async act(page) {
              await ready(page);
              const timings = await timed(page, commonPresses, LINES);
              return { tasks: timings.reduce((sum, { task }) => sum + task, 0) };
            },
          });
          rows.push(
            ratioRow(`presses, ${LINES} lines with own content`, samples, { peer: WITHOUT, mark: 'tasks', most: 1.1 }),
          );
        }
        return rows;
      } finally {
        await browser.close();
      }
    }),
};
