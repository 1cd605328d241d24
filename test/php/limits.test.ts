/** Tests the PHP package as a whole: its style, the share of its lines that tests execute, and the cost of each call. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KINDS, requestsOf, SIZES, tableOf } from '../chaos/costly';
import { answersOf } from './answers';
import { hasPhp } from './serve';
import { hasUnit, unitTests } from './unit-tests';

/**
 * Maximum processor time of one call, in carts: loading a cart of 100 lines right beside it, so that neither the machine nor its other
 * work decides. To read and refuse 90,000 names takes 20 to 33; a call whose work grows with the square of its size takes hundreds.
 */
const DEAR = 60;

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const hasSniffer = hasPhp && runs('phpcs', '--version');
const hasCoverage = hasUnit && runs('php', '-r', 'exit(extension_loaded("pcov") ? 0 : 1);');

describe.skipIf(!hasPhp)('the PHP package', { timeout: 900_000 }, () => {
  it.skipIf(!hasSniffer)('follows PSR-12', () => {
    const files = ['src/php', 'test/php', 'demo/php/index.php'];
    const { status, stdout } = spawnSync('phpcs', ['--standard=PSR12', '-n', '--extensions=php', ...files], {
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
  });

  it.skipIf(!hasCoverage)('is executed by the PHPUnit tests, nearly line by line', () => {
    const file = 'test-results/php.xml';
    const { status, stdout } = unitTests({ coverage: file });
    expect(status, stdout).toBe(0);
    const report = readFileSync(file, 'utf8');
    for (const folder of ['Action', 'Bridge', 'Cart', 'Http', 'Store']) {
      const files = report.matchAll(
        new RegExp(`/php/src/${folder}/(?!WordPress|PaymentCalls)\\w+\\.php">.*?(?=</file>)`, 'gs'),
      );
      const metrics = [...files].map(([one]) =>
        /<metrics loc.* statements="(\d+)" coveredstatements="(\d+)"/.exec(one)!,
      );
      const sum = (group: 1 | 2) => metrics.reduce((all, one) => all + Number(one[group]), 0);
      // Other databases and WordPress are covered by test/php/mariadb.test.ts, PaymentCalls by test/php/payment.test.ts.
      expect(sum(2) / sum(1), folder).toBeGreaterThan(folder === 'Store' ? 0.9 : 0.98);
    }
  });

  it(`answers each call with a long value within the processor time of ${DEAR} carts`, () => {
    const requests = requestsOf(KINDS, SIZES);
    const answers = answersOf<[number, number]>('test/php/cost.php', requests);
    const costs = requests.map((request, at) => ({ request, cost: answers[at]![0], status: answers[at]![1] }));
    console.info(
      tableOf(
        costs.map(({ request, cost }) => ({ request, ms: cost })),
        'Processor time in carts',
      ),
    );
    const late = costs.filter(({ cost, status }) => cost > DEAR || status >= 500);
    expect(late.map(({ request: { place, kind, size }, ...one }) => ({ place, kind, size, ...one }))).toEqual([]);
    expect(costs.filter(({ status }) => status === 200).length).toBeGreaterThan(costs.length / 7);
  });
});
