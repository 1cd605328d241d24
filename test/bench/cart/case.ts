/** Measures the cart: the first display of 500 lines, one changed line, and the growth of both. */
import type { Bench } from '../runner/bench';
import type { Case } from '../runner/case';
import { call } from '../runner/rounds';
import type { Marks, Samples, Trial } from '../runner/rounds';
import { countRow, curveRow, ratioRow } from '../runner/rows';
import { median } from '../runner/statistics';
import { cartAnswer, totalOf } from './carts';

const LINES = 500;
/** Visible lines, each followed by other lines of its group. */
const CHANGED = [2, 4, 1, 3];
const FLOOR = 'hand-written';

let drawn = '';

async function draw(bench: Bench, lines: number): Promise<void> {
  const page = await bench.browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(bench.url('ours'));
  await call(page, 'first', cartAnswer(lines), lines);
  drawn = JSON.stringify(await page.evaluate(() => (globalThis as unknown as { drawn: () => unknown }).drawn()));
  await page.close();
}

/** Measures one page: the first display, then changed lines one after the other. */
const measured = (bench: Bench, lines: number, trial: Pick<Trial, 'candidates' | 'cpu' | 'rounds'>): Promise<Samples> =>
  bench.compare({
    ...trial,
    async act(page): Promise<Marks> {
      const first = await call<Marks>(page, 'first', cartAnswer(lines), lines);
      if (first['rows'] !== lines) throw new Error(`${first['rows']} rows instead of ${lines}`);
      const changes: Marks[] = [];
      const quantities = new Map<number, number>();
      for (const index of CHANGED) {
        quantities.set(index, 4);
        changes.push(await call<Marks>(page, 'change', cartAnswer(lines, quantities), index, totalOf(index, 4)));
      }
      // The first change compiles the page's code, so it does not count.
      const counted = changes.slice(1);
      return {
        first: first['painted']!,
        whole: first['whole']!,
        change: median(counted.map((one) => one['painted']!)),
        rows: Math.max(...counted.map((one) => one['rows']!)),
      };
    },
  });

export const cart: Case = {
  name: 'cart',
  title: 'A cart of 500 lines',
  how: `From the response to the painted page: parsing, comparing, drawing, layout. The first display is the lines that the screen
shows (ours draws the lines below it right after, the floor draws all at once). Another row measures all lines. The floor draws the same DOM with the same
styles (taken from ours, \`content-visibility\` included) by cloning a row, and patches by hand without validating anything. A changed
line begins with a press of its plus button; the response is the whole cart.`,
  pages: { ours: { script: 'ours' }, [FLOOR]: { script: 'hand-written' } },
  answers: { drawn: () => drawn },
  async measure(bench) {
    await draw(bench, LINES);
    const rows = [];
    for (const cpu of [1, 4]) {
      const samples = await measured(bench, LINES, { cpu, candidates: ['ours', FLOOR] });
      rows.push(
        ratioRow('one of 500 lines changes, until painted', samples, { peer: FLOOR, mark: 'change', most: 1.4 }),
        ratioRow('first display of 500 lines, until painted', samples, { peer: FLOOR, mark: 'first', most: 1.25 }),
        ratioRow('all 500 lines there, out of view too', samples, { peer: FLOOR, mark: 'whole' }),
      );
      if (cpu === 1)
        rows.push(
          countRow('rows whose DOM a changed line touches', Math.max(...samples.of('ours', 'rows')), { most: 1 }),
        );
    }
    const sizes = [50, 500, 5000];
    const curve = [];
    for (const lines of sizes)
      curve.push([lines, await measured(bench, lines, { candidates: ['ours'], rounds: 3 })] as const);
    for (const [mark, what] of [
      ['first', 'first display of 50, 500, 5,000 lines'],
      ['change', 'one line changes of 50, 500, 5,000'],
    ] as const)
      rows.push(
        curveRow(
          what,
          curve.map(([lines, samples]) => [lines, samples.of('ours', mark)]),
        ),
      );
    return rows;
  },
  notes: [
    'A changed line: the response is parsed, each of its 500 lines is compared with the previous one, and React renders one row, the totals and the line counts. The floor trusts the response and compares two fields. First display: React renders and validates the first 25 lines and the frame of three steps around them.',
    'Adobe’s published cart components with the same 500 lines took 2.1–3.0 s to their first display and 180–230 ms for a changed line on a comparable machine (literature, not measured here).',
  ],
};
