/** Measures each kind of press in a cart of 8, 50 and 500 lines, compared with a plain React cart on the same shop. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as engine, type Browser } from 'playwright-core';
import { chromium } from '../../browser/chromium.mjs';
import { folders } from '../runner/build';
import type { Case } from '../runner/case';
import { compare, ROUNDS, type Marks, type Samples } from '../runner/rounds';
import { countRow, ratioRow, type Row } from '../runner/rows';
import { cartPresses, commonPresses } from '../runner/presses';
import { withShop, type Fetch } from '../runner/shop';
import { median, percentile } from '../runner/statistics';
import { fillCart } from '../runner/fill';
import { prepareTiming, ready, timed, type Timing } from './timing';

const SIZES = [8, 50, 500];
const PEER = 'plain React';
/** The 98th percentile of the interactions of a visit; with twenty interactions it is nearly the slowest. */
const p98 = (values: readonly number[]): number => percentile(values, 0.98);

/** Adds the peer's page with the script built by the bench. Filling the cart sets the cookies. */
const serving =
  (script: string): ((shop: Fetch) => Fetch) =>
  (shop) =>
  (request) => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/built/'))
      return new Response(readFileSync(join(folders['built']!, url.pathname.slice('/built/'.length))), {
        headers: { 'Content-Type': 'text/javascript' },
      });
    if (!url.searchParams.has('plain')) return shop(request);
    return new Response(
      `<!doctype html><html lang="pl"><meta charset="utf-8"><title>Koszyk</title><div id="root"></div><script type="module" src="${script}"></script></html>`,
      { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
    );
  };

async function measureSize(browser: Browser, url: string, lines: number, cpu: number): Promise<readonly Row[]> {
  const byPress = new Map<string, Timing[]>();
  const common = commonPresses.map(({ name }) => name);
  const samples: Samples = await compare(browser, (candidate) => `${url}/koszyk${candidate === PEER ? '?plain' : ''}`, {
    candidates: ['ours', PEER],
    cpu,
    rounds: Math.min(3, ROUNDS),
    patience: 300_000,
    async prepare(page) {
      await fillCart(page.context(), url, lines);
      await prepareTiming(page);
    },
    async act(page, candidate, round): Promise<Marks> {
      await ready(page);
      const timings = await timed(page, candidate === PEER ? commonPresses : cartPresses, lines);
      // The first round does not count.
      if (candidate === 'ours' && round > 0) note(byPress, timings);
      const shared = timings.filter(({ name }) => common.includes(name));
      return {
        p98: p98(timings.map(({ event }) => event)),
        shared: p98(shared.map(({ event }) => event)),
        task: Math.max(...timings.map(({ task }) => task)),
      };
    },
  });
  const of = (mark: string) => Math.round(median(samples.of('ours', mark)));
  const where = `${lines} lines · ${samples.conditions}`;
  return [
    countRow(`p98 of ${byPress.size} kinds of press, ${where}`, of('p98'), {
      unit: 'ms',
      most: cpu === 1 ? 100 : 200,
      against: slowest(byPress, 'event'),
    }),
    countRow(`longest task of any press, ${where}`, of('task'), {
      unit: 'ms',
      ...(cpu === 4 && { most: 100 }),
      against: slowest(byPress, 'task'),
    }),
    ratioRow(`slowest of the ${common.length} kinds that both have, ${lines} lines`, samples, {
      peer: PEER,
      mark: 'shared',
    }),
  ];
}

function note(byPress: Map<string, Timing[]>, timings: readonly Timing[]): void {
  for (const one of timings) byPress.set(one.name, [...(byPress.get(one.name) ?? []), one]);
}

/** The slowest kind of press with its median. */
function slowest(byPress: ReadonlyMap<string, readonly Timing[]>, mark: 'event' | 'task'): string {
  const medians = [...byPress].map(([name, all]) => ({ name, ms: median(all.map((one) => one[mark])) }));
  const { name, ms } = medians.toSorted((a, b) => b.ms - a.ms)[0]!;
  return `slowest: ${name}, ${Math.round(ms)} ms`;
}

export const interactions: Case = {
  name: 'interactions',
  title: 'Presses in a cart',
  how: `Trusted input on the demo's cart page, timed by the browser's Event Timing API from the input to the next paint; an unreported press took less than 16 ms and counts as 8. ${cartPresses.length} kinds of press follow each other in one visit: lines, search, order, delivery, payment, notes, the next step and the address form. The peer is a React cart as most shops write it (one component, state in hooks, the whole response replaces the state), on the same shop with the same lines; the same script makes the presses that it supports (${commonPresses.map(({ name }) => name).join(', ')}).`,
  pages: { [PEER]: { script: 'plain-react' } },
  measure: (bench) =>
    withShop(
      async (url) => {
        // Not the bench's own browser, which draws frames by a software GPU, for the map: a frame takes up to 200 ms there.
        const browser = await engine.launch(chromium);
        try {
          const rows: Row[] = [];
          for (const cpu of [1, 4])
            for (const lines of SIZES) rows.push(...(await measureSize(browser, url, lines, cpu)));
          return rows;
        } finally {
          await browser.close();
        }
      },
      serving(bench.built.entry('interactions/pages/plain-react').script!),
    ),
  notes: [
    'The longest task is processor time of the page’s main thread, without waiting for other processes. Until 26 November 2026 it was the browser’s own measure of long tasks, and included Playwright’s: to find a button by its name, Playwright visits each element in the page, which takes up to 3 s with 500 lines. Targets are found before the measurement now.',
    'Carts with fewer than 50 lines have no search and no sorting.',
    'The address form: opening any modal dialog makes the whole page inert, and the browser computes the style of each of its elements again. At 1×, on the page of a cart of 8 lines, this takes 10 ms for an empty dialog, and 6 without any style sheet of the cart; on the addresses’ step, which has no lines, 4 (medians of 61). The form’s own style is 2 ms, its layout 6, our script 1.5. With 50 lines at 4×, the first opening of a visit took 92 ms, the second 58; with an empty dialog opened before, 87 and 65 (one visit each).',
    "Adobe's published cart components are not measured: their licence allows their use with Adobe's own platform only.",
  ],
};
