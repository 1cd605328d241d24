/** Decides what is measured and printed: medians over interleaved rounds, as ratios; milliseconds are this machine's own. */
import { chromium as engine } from 'playwright-core';
import { chromium } from '../../browser/chromium.mjs';
import type { Contender } from './pages';
import { COUNT } from './points';
import { serve } from './serve';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const GOALS = { bare: 1.1 };

interface Marks {
  readonly list?: number;
  readonly some?: number;
  readonly all: number;
  readonly block: number;
}

const { url, server } = await serve();
const browser = await engine.launch({
  executablePath: chromium.executablePath,
  args: [...chromium.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});

/** One opening in a fresh profile; with `again` a second one in the same, where only what was kept helps. */
async function open(contender: Contender, again: boolean): Promise<Marks> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const visit = async (): Promise<Marks> => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const page = globalThis as { block?: number };
      page.block = 0;
      new PerformanceObserver((list) =>
        list.getEntries().forEach(({ duration }) => (page.block = Math.max(page.block ?? 0, duration))),
      ).observe({ type: 'longtask' });
    });
    await page.goto(`${url}/${contender}`);
    await page.waitForFunction(() => (globalThis as { all?: number }).all !== undefined, undefined, {
      timeout: 40_000,
    });
    const marks = await page.evaluate(() => {
      const { list, some, all, block } = globalThis as unknown as Marks & { list?: number };
      return { list, some, all, block } as Marks;
    });
    if (contender === 'ours') await page.waitForTimeout(500);
    await page.close();
    return marks;
  };
  const first = await visit();
  const marks = again ? await visit() : first;
  await context.close();
  return marks;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measure(again: boolean) {
  const runs: Record<Contender, Marks[]> = { ours: [], maplibre: [], leaflet: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const contender of ['ours', 'maplibre', 'leaflet'] as const)
      runs[contender].push(await open(contender, again));
  }
  return (contender: Contender, mark: keyof Marks) => median(runs[contender].map((one) => one[mark] ?? NaN));
}

const row = (what: string, ours: number, peer: number, goal?: number) =>
  console.log(
    `${what.padEnd(64)} ${(ours / peer).toFixed(2).padStart(6)} ×  (${Math.round(ours)} : ${Math.round(peer)} ms)${goal ? `  goal ≤ ${goal} ×` : ''}`,
  );

console.log(`${COUNT} lockers, ${ROUNDS} rounds, medians; ours : peer\n`);
for (const [title, again] of [
  ['First visit: 60 pages of the points API', false],
  ['Next visit of the day: ours kept, peers load again', true],
] as const) {
  const of = await measure(again);
  console.log(title);
  row('  first clusters / bare maplibre-gl', of('ours', 'some'), of('maplibre', 'all'), GOALS.bare);
  row('  clusters of all lockers / bare maplibre-gl', of('ours', 'all'), of('maplibre', 'all'), GOALS.bare);
  row('  clusters of all lockers / Leaflet.markercluster', of('ours', 'all'), of('leaflet', 'all'));
  row('  usable list / own first clusters', of('ours', 'list'), of('ours', 'some'), 1);
  row('  usable list / bare maplibre-gl’s clusters', of('ours', 'list'), of('maplibre', 'all'), 1);
  row('  longest block of the page / bare maplibre-gl', of('ours', 'block'), of('maplibre', 'block'));
  row('  longest block of the page / Leaflet.markercluster', of('ours', 'block'), of('leaflet', 'block'));
}
await browser.close();
server.close();
