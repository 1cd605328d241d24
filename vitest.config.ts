/** Configures the tests in Node: a project for each kind of test. `npm test` runs unit, long, server and e2e; test/machine/suites.ts has the rest. */
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow tests without dependencies: whole builds, thousands of responses, child processes. */
const long = [
  'test/drawing-mutants.test.ts',
  'test/drawings.test.ts',
  'test/first-screens.test.ts',
  'test/php-payment.test.ts',
  'test/php-screens.test.ts',
  'test/php.test.ts',
  'test/unit/tools/new/types.test.ts',
];
/** Of the suites with these names. */
const kit = ['test/conform/*.test.ts', 'test/faults/answers.test.ts', 'test/lint/broken.test.ts'];
const php = ['test/php-{cache,limits,mariadb,shops}.test.ts'];
const packed = ['test/docs/*.test.ts', 'test/e2e/{checked,package,print-500}.test.ts', 'test/sbom.test.ts'];

/** Files of which `npm test` runs some of many similar cases. */
const sampled = readdirSync('test/e2e', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `test/e2e/${path}`)
  .filter((path) => readFileSync(path, 'utf8').includes("/sample';"));

/** These files start first, so that no core is idle at the end. A first run knows only file sizes, which say little about duration. */
const first = [
  ...long,
  'test/unit/cart/session/interleavings.test.ts',
  'test/a11y/carts.test.ts',
  'test/a11y/matrix.test.ts',
  'test/a11y/transcripts/tasks.test.ts',
  'test/e2e/docs.test.ts',
  'test/e2e/translated-tasks.test.ts',
  'test/e2e/prices.test.ts',
  'test/e2e/search.test.ts',
  'test/e2e/surroundings.test.ts',
  'test/e2e/bfcache.test.ts',
  'test/e2e/theme.test.ts',
  'test/e2e/shift.test.ts',
  'test/e2e/orders.test.ts',
  'test/e2e/sideways.test.ts',
];
const isFirst = ({ moduleId }: TestSpecification): boolean => first.some((file) => moduleId.endsWith(`/${file}`));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/** Longer timeouts: a browser on a busy machine is slow. */
const patient = {
  expect: { poll: { timeout: 15_000, interval: 100 } },
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
/** With the demo shop and a browser. */
const browsing = {
  ...patient,
  globalSetup: 'test/fixtures/filled.ts',
  isolate: false,
  // A page may time out on a busy machine; a real defect fails each time.
  retry: 2,
};

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
          exclude: [...long, ...kit, ...php, ...packed],
          environment: 'node',
          // Threads start faster than processes, of which each file would need one.
          pool: 'threads',
          // Loading every module again for each file took longer than the tests.
          isolate: false,
          setupFiles: 'test/unit/setup.ts',
          // A busy machine needs longer than the default of five seconds for a test that takes one.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // A longer timeout for a busy machine; the kit itself limits hanging calls.
      { test: { name: 'long', include: long, environment: 'node', testTimeout: 120_000 } },
      {
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: 'test/fixtures/filled.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          ...browsing,
          include: ['test/e2e/**/*.test.ts', 'test/chaos/seen.test.ts'],
          exclude: packed,
        },
      },
      { test: { name: 'wide', ...browsing, include: sampled, env: { E2E: 'all' } } },
      { test: { name: 'a11y', ...browsing, testTimeout: 600_000, include: ['test/a11y/**/*.test.ts'] } },
      { test: { name: 'kit', ...patient, globalSetup: 'test/fixtures/filled.ts', include: kit } },
      { test: { name: 'php', ...patient, include: php } },
      { test: { name: 'package', ...browsing, isolate: true, include: packed } },
      {
        // Installs frameworks from the registry.
        test: {
          name: 'trials',
          ...patient,
          include: ['test/trials/**/*.test.ts'],
          globalSetup: 'test/fixtures/filled.ts',
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      // Samples of the suite `hours`.
      { test: { name: 'chaos', ...patient, include: ['test/chaos/**/*.test.ts'], fileParallelism: false } },
    ],
  },
});
