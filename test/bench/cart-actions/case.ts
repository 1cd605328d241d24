/** Measures cart actions per second of the shop as it is and of an earlier commit, by turns. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../fixtures/database';
import { startPostgres } from '../../fixtures/postgres';
import { startShop } from '../../fixtures/shop-process';
import { BUYERS, openCarts, rateOf, TIME } from '../processes/buyers';
import { usedBy, usedByFamily } from '../processes/processor';
import type { Case } from '../runner/case';
import { ROUNDS } from '../runner/rounds';
import { median, ratios } from '../runner/statistics';

/** The commit to compare with: a change of a quantity sent 29 statements. */
const BEFORE = process.env['BEFORE'] ?? '4a090043';

/** A tree of its own for that commit, with the packages and built files of this one. */
function checkOut(): { folder: string; remove(): void } {
  const folder = join(mkdtempSync(join(tmpdir(), 'before-')), 'tree');
  execFileSync('git', ['worktree', 'add', '--detach', folder, BEFORE], { stdio: 'ignore' });
  for (const name of ['node_modules', 'dist']) symlinkSync(join(process.cwd(), name), join(folder, name));
  return {
    folder,
    remove() {
      execFileSync('git', ['worktree', 'remove', '--force', folder]);
      rmSync(join(folder, '..'), { recursive: true });
    },
  };
}

/** Actions a second, and the processor time of each part for one action in ms. */
const PARTS = ['rate', 'shop', 'database', 'buyers'] as const;

async function openShop(server: Awaited<ReturnType<typeof startPostgres>>, folder?: string) {
  const { url, drop } = await createDatabase(server.url);
  const shop = await startShop(url, folder);
  const press = await openCarts(() => shop.url);
  const used = () => [usedBy(shop.pid), server.pid === undefined ? 0 : usedByFamily(server.pid), usedBy(process.pid)];
  const trials: number[][] = [];
  return {
    async trial() {
      const from = used();
      const rate = await rateOf(press);
      trials.push([rate, ...used().map((time, part) => (time - from[part]!) / ((rate * TIME) / 1000))]);
    },
    /** Without the first trial, which opens connections and warms plans. */
    of: (part: (typeof PARTS)[number]): number[] => trials.slice(1).map((trial) => trial[PARTS.indexOf(part)]!),
    async close() {
      await shop.stop();
      await drop();
    },
  };
}

export const cartActions: Case = {
  name: 'cart-actions',
  title: 'Cart actions, before and after',
  how: `The reference shop of this tree and of commit ${BEFORE}, each as one process on a PostgreSQL database of its own, with the same packages: ${BUYERS} buyers press a stepper, wait for the response without parsing it, and press again, ${TIME / 1000} seconds a trial, by turns. BEFORE names another commit.`,
  async measure() {
    const server = await startPostgres();
    const tree = checkOut();
    const before = await openShop(server, tree.folder);
    const after = await openShop(server);
    try {
      for (let round = 0; round <= ROUNDS; round += 1) for (const shop of [before, after]) await shop.trial();
      const against = ({ part, unit, digits }: { part: (typeof PARTS)[number]; unit: string; digits: number }) => {
        const ratio = ratios(after.of(part), before.of(part));
        return {
          ours: `${median(after.of(part)).toFixed(digits)} ${unit}`,
          against: `before ${median(before.of(part)).toFixed(digits)} ${unit}`,
          measured: `${ratio.median.toFixed(2)} × (${ratio.q1.toFixed(2)}–${ratio.q3.toFixed(2)})`,
        };
      };
      const processor = (part: 'shop' | 'database' | 'buyers', name: string) => ({
        what: `processor time of ${name} for one`,
        ...against({ part, unit: 'ms', digits: 1 }),
      });
      return [
        {
          what: 'changes of a quantity',
          ...against({ part: 'rate', unit: 'a second', digits: 0 }),
          goal: '≥ 3 ×',
          isMet: ratios(after.of('rate'), before.of('rate')).median >= 3,
        },
        processor('shop', 'the shop'),
        ...(server.pid === undefined ? [] : [processor('database', 'PostgreSQL')]),
        processor('buyers', 'the buyers'),
      ];
    } finally {
      await before.close();
      await after.close();
      tree.remove();
      server.stop();
    }
  },
  notes: [
    'The buyers and PostgreSQL share the processors with the shop. By a profile, a quarter of the shop’s time sends six statements and the response; its driver and garbage collection take 9 % each, compression 7 %, hono with its server 6 %, the cart itself 10 %. Before, drizzle built each statement and Hono’s limit of the body made a stream of it. On a busy machine the rate falls more than the processor time suggests, because a shop that waits for PostgreSQL must be scheduled again for each statement.',
  ],
};
