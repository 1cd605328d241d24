/** Configures the tests in Node: `unit` without dependencies, `long` for slow ones, `server` with a database, `e2e` with a browser. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow tests without dependencies: whole builds, tens of thousands of responses, child processes. */
const long = [
  'test/docs/guides.test.ts',
  'test/docs/wordpress-customers.test.ts',
  'test/docs/wordpress-orders.test.ts',
  'test/docs/wordpress.test.ts',
  'test/docs/wordpress-week.test.ts',
  'test/drawings.test.ts',
  'test/faults/answers.test.ts',
  'test/first-screens.test.ts',
  'test/php-cache.test.ts',
  'test/php-mariadb.test.ts',
  'test/php-payment.test.ts',
  'test/php-screens.test.ts',
  'test/php-shops.test.ts',
  'test/php.test.ts',
  'test/lint/broken.test.ts',
  'test/conform/actions.test.ts',
  'test/conform/any-action.test.ts',
  'test/conform/kit.test.ts',
  'test/conform/orders.test.ts',
  'test/conform/processes.test.ts',
  'test/conform/values.test.ts',
  'test/conform/variants.test.ts',
  'test/supply-chain.test.ts',
  'test/unit/tools/new/types.test.ts',
];

/** These files start first, so that no core is idle at the end. A first run knows only file sizes, which say little about duration. */
const first = [
  ...long,
  'test/unit/cart/session/interleavings.test.ts',
  'test/server/conform.test.ts',
  'test/e2e/lockers.test.ts',
  'test/a11y/transcripts/tasks.test.ts',
  'test/e2e/search.test.ts',
  'test/e2e/docs.test.ts',
  'test/e2e/details.test.ts',
  'test/e2e/surroundings.test.ts',
  'test/e2e/bfcache.test.ts',
  'test/e2e/theme.test.ts',
  'test/e2e/shift.test.ts',
  'test/e2e/orders.test.ts',
  'test/e2e/sideways.test.ts',
  'test/a11y/matrix.test.ts',
  'test/a11y/tree.test.ts',
];
const isFirst = ({ moduleId }: TestSpecification): boolean => first.some((file) => moduleId.endsWith(`/${file}`));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/** A longer timeout for assertions: a browser on a busy machine is slow. */
const patient = { poll: { timeout: 15_000, interval: 100 } };

export default defineConfig({
  test: {
    // Vitest uses only one of two cores by default.
    maxWorkers: 2,
    reporters: ['default', './test/machine/results.mjs'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'test/unit/**/*.test.{ts,tsx}',
            'test/faults/**/*.test.ts',
            'test/lint/**/*.test.ts',
            'test/*.test.ts',
          ],
          exclude: long,
          environment: 'node',
          // Threads start faster than processes, of which each file would need one.
          pool: 'threads',
          // Loading every module again for each file took longer than the tests.
          isolate: false,
          setupFiles: 'test/unit/setup.ts',
        },
      },
      {
        test: {
          name: 'long',
          include: long,
          environment: 'node',
          // A longer timeout for a busy machine; the kit itself limits hanging calls.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: 'test/fixtures/filled.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: patient,
          include: [
            'test/e2e/**/*.test.ts',
            'test/a11y/**/*.test.ts',
            'test/docs/snippets.test.ts',
            'test/chaos/seen.test.ts',
          ],
          environment: 'node',
          globalSetup: 'test/fixtures/filled.ts',
          isolate: false,
          // A page may time out on a busy machine; a real defect fails twice.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Installs frameworks from the registry, so only with `npm run suite trials`.
        test: {
          name: 'trials',
          expect: patient,
          include: ['test/trials/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'test/fixtures/filled.ts',
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        // Samples of the reliability suites that need a browser or a database; `npm run suite chaos` runs all.
        test: {
          name: 'chaos',
          expect: patient,
          include: ['test/chaos/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
