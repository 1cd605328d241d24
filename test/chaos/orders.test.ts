/** Tests that random orders in Chromium contain only displayed contents and are placed once. ORDERS=1000 tests so many; SEED and RUN repeat one order. */
import { expect, it } from 'vitest';
import { publish } from '../reliability/publish';
import { orderStage } from './orders/pages';
import { runOrder, type Finding, type RunReport } from './orders/run';
import type { OrderShop } from './orders/shop';

const ORDERS = Number(process.env['ORDERS'] ?? 30);
const SEED = Number(process.env['SEED'] ?? 1);
const ONLY = process.env['RUN'];
/** Number of simultaneous buyers. */
const BUYERS = 3;

/** Shops that break a promise themselves: no client can prevent it, and the judge must detect it. */
const wrong: readonly [what: string, finds: RegExp, corrupt: (shop: OrderShop) => OrderShop][] = [
  [
    'orders something else than it was told to',
    /^ordered .* on the screen/,
    (shop) => ({
      ...shop,
      answer(body, key) {
        if ('confirm' in body) shop.cart.quantities['1'] = 99;
        return shop.answer(body, key);
      },
    }),
  ],
  [
    'knows no keys',
    /^2 orders/,
    (shop) => {
      let calls = 0;
      return {
        ...shop,
        answer(body) {
          if ('confirm' in body) shop.answer(body, `first ${calls}`);
          return shop.answer(body, `second ${calls++}`);
        },
      };
    },
  ],
  [
    'takes no orders, and does not say why',
    /^no order in the end/,
    (shop) => ({
      ...shop,
      answer: (body, key) => ('confirm' in body ? { status: 422, body: {} } : shop.answer(body, key)),
    }),
  ],
];

const stage = orderStage();

/** Time limit of a run in ms, above the sum of its own time-outs: a longer run hangs. */
const STUCK = 180_000;

async function inTime(report: Promise<RunReport>, run: number): Promise<RunReport> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<RunReport>((resolve) => {
    const hangs = { run, what: 'hangs', trace: stage.pages.visits.get(`v${SEED}-${run}`)?.trace ?? [] };
    timer = setTimeout(() => resolve({ findings: [hangs], orders: 0, way: '', fault: undefined }), STUCK);
  });
  return Promise.race([report, stuck]).finally(() => clearTimeout(timer));
}

it(
  `${ONLY ?? ORDERS} random orders contain only displayed contents and are placed once`,
  { timeout: 60_000 + ORDERS * 20_000 },
  async () => {
    const runs = ONLY === undefined ? Array.from({ length: ORDERS }, (_, at) => at) : [Number(ONLY)];
    const findings: Finding[] = [];
    let placed = 0;
    const buyer = async () => {
      for (let run = runs.shift(); run !== undefined; run = runs.shift()) {
        const report = await inTime(runOrder(stage.browser, stage.pages, SEED, run), run);
        placed += report.orders;
        findings.push(...report.findings);
      }
    };
    await Promise.all(Array.from({ length: BUYERS }, buyer));
    const lines = findings.map(({ run, what, trace }) => `SEED=${SEED} RUN=${run}: ${what}\n  ${trace.join('\n  ')}`);
    expect(lines.join('\n\n')).toBe('');
    const line = `${ORDERS} random orders (seed ${SEED}), 3 kinds of shop, with and without revisions, 15 ways to press, 17 faults: ${placed} orders placed, 0 of what was not on the screen, 0 placed twice, 0 edits lost without a word, 0 without a way on.`;
    console.info(line);
    publish('orders', line);
  },
);

it.each(wrong)('the judge detects a shop that %s', async (_, finds, spoil) => {
  // One press, by keyboard, in a shop that empties the cart late: only the shop's fault happens.
  const { findings } = await runOrder(stage.browser, stage.pages, 1, 2, spoil);
  expect(findings.map(({ what }) => what)).toContainEqual(expect.stringMatching(finds));
});
