/** Shows that nobody orders what was not on the screen, nothing twice, and nobody gets stuck: random orders in Chromium. ORDERS=1000 for all; SEED and RUN repeat one. */
import { expect, it } from 'vitest';
import { publish } from '../reliability/publish';
import { orderStage } from './orders/pages';
import { runOrder, type Finding, type RunReport } from './orders/run';
import type { OrderShop } from './orders/shop';

const ORDERS = Number(process.env['ORDERS'] ?? 30);
const SEED = Number(process.env['SEED'] ?? 1);
const ONLY = process.env['RUN'];
/** So many buyers at a time. */
const BUYERS = 3;

/** Shops that are wrong by themselves: no client can help it, and the judge must see it. */
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

/** Longer than a run takes, all its own time-outs together, in ms: what has not ended then hangs. */
const STUCK = 180_000;

async function inTime(report: Promise<RunReport>, run: number): Promise<RunReport> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<RunReport>((resolve) => {
    const hangs = { run, what: 'hangs', trace: stage.pages.visits.get(`v${SEED}-${run}`)?.trace ?? [] };
    timer = setTimeout(() => resolve({ findings: [hangs], orders: 0, way: '', fault: undefined }), STUCK);
  });
  return Promise.race([report, stuck]).finally(() => clearTimeout(timer));
}

it(`${ONLY ?? ORDERS} random orders`, { timeout: 60_000 + ORDERS * 20_000 }, async () => {
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
});

it.each(wrong)('the judge detects a shop that %s', async (_, finds, spoil) => {
  // One press, keys alone, emptied late: what the shop does wrong is all that happens.
  const { findings } = await runOrder(stage.browser, stage.pages, 1, 2, spoil);
  expect(findings.map(({ what }) => what)).toContainEqual(expect.stringMatching(finds));
});
