/** Measures cart actions per second of the shop as it is and of an earlier commit, by turns. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../fixtures/database';
import { startPostgres } from '../../fixtures/postgres';
import { startShop } from '../../fixtures/shop-process';
import { BUYERS, openCarts, rateOf, TIME } from '../processes/buyers';
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

/** Processor time that a process has used, in ms: Linux counts it in ticks of 10 ms. */
const usedBy = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

async function openShop(server: string, folder?: string) {
  const { url, drop } = await createDatabase(server);
  const shop = await startShop(url, folder);
  const press = await openCarts(() => shop.url);
  return {
    rates: [] as number[],
    costs: [] as number[],
    async trial() {
      const from = usedBy(shop.pid);
      const rate = await rateOf(press);
      this.costs.push((usedBy(shop.pid) - from) / ((rate * TIME) / 1000));
      this.rates.push(rate);
    },
    async close() {
      await shop.stop();
      await drop();
    },
  };
}

export const cartActions: Case = {
  name: 'cart-actions',
  title: 'Cart actions, before and after',
  how: `The reference shop of this tree and of commit ${BEFORE}, each as one process on a PostgreSQL database of its own, with the same packages: ${BUYERS} buyers press a stepper, wait for the response, and press again, ${TIME / 1000} seconds a trial, by turns. BEFORE names another commit.`,
  async measure() {
    const server = await startPostgres();
    const tree = checkOut();
    const before = await openShop(server.url, tree.folder);
    const after = await openShop(server.url);
    try {
      for (let round = 0; round <= ROUNDS; round += 1) for (const shop of [before, after]) await shop.trial();
      // The first round opens connections and warms plans.
      for (const values of [before.rates, before.costs, after.rates, after.costs]) values.shift();
      const rate = ratios(after.rates, before.rates);
      const cost = ratios(after.costs, before.costs);
      return [
        {
          what: 'changes of a quantity',
          ours: `${median(after.rates).toFixed(0)} a second`,
          against: `before ${median(before.rates).toFixed(0)} a second`,
          measured: `${rate.median.toFixed(2)} × (${rate.q1.toFixed(2)}–${rate.q3.toFixed(2)})`,
          goal: '≥ 3 ×',
          isMet: rate.median >= 3,
        },
        {
          what: 'processor time of the shop for one',
          ours: `${median(after.costs).toFixed(1)} ms`,
          against: `before ${median(before.costs).toFixed(1)} ms`,
          measured: `${cost.median.toFixed(2)} × (${cost.q1.toFixed(2)}–${cost.q3.toFixed(2)})`,
        },
      ];
    } finally {
      await before.close();
      await after.close();
      tree.remove();
      server.stop();
    }
  },
  notes: [
    'The buyers and PostgreSQL share the processors with the shop. A change takes 14 ms of processor time: 7 of the shop, 3.5 each of PostgreSQL and the buyers; before, the shop alone took 18. Three times the rate would leave 2 ms to the shop, which needs 2.5 to send its statements (36 % of its profile; the response’s compression 6 %).',
  ],
};
