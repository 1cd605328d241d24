/** Configures the tests in Node: a project for each kind of test, whose files are in one folder. test/machine/suites.ts has the suite of each. */
import { defineConfig } from 'vitest/config';

/** Longer timeouts: a browser on a busy machine is slow. */
const patient = {
  expect: { poll: { timeout: 15_000, interval: 100 } },
  environment: 'node',
  testTimeout: 300_000,
  hookTimeout: 300_000,
};
/** As many cases as a file has: on a loaded machine a page or a build takes minutes. */
const long = { ...patient, testTimeout: 600_000, hookTimeout: 600_000 };
const filled = { globalSetup: 'test/fixtures/filled.ts' };
/** With the demo shop and a browser. */
const browsing = {
  ...patient,
  ...filled,
  isolate: false,
  // A page may time out on a busy machine; a real defect fails each time.
  retry: 2,
};

export default defineConfig({
  test: {
    // Vitest uses only one of two cores by default.
    maxWorkers: 2,
    reporters: ['default', './test/machine/results.mjs'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{unit,faults,lint}/**/*.test.{ts,tsx}', 'test/*.test.ts'],
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
      { test: { name: 'server', ...patient, ...filled, isolate: false, include: ['test/server/**/*.test.ts'] } },
      { test: { name: 'e2e', ...browsing, include: ['test/e2e/**/*.test.ts'] } },
      { test: { name: 'wide', ...browsing, ...long, retry: 1, include: ['test/wide/**/*.test.ts'] } },
      { test: { name: 'long', ...long, include: ['test/long/**/*.test.ts'] } },
      { test: { name: 'a11y', ...browsing, ...long, retry: 1, include: ['test/a11y/**/*.test.ts'] } },
      { test: { name: 'kit', ...patient, ...filled, include: ['test/kit/**/*.test.ts'] } },
      { test: { name: 'php', ...patient, retry: 1, include: ['test/php/**/*.test.ts'] } },
      { test: { name: 'package', ...browsing, isolate: true, include: ['test/{package,docs}/**/*.test.ts'] } },
      {
        // Installs frameworks from the registry.
        test: {
          name: 'trials',
          ...patient,
          ...filled,
          // Other people's build tools on a busy machine.
          retry: 1,
          include: ['test/trials/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      // Samples of the suite `hours`.
      { test: { name: 'chaos', ...patient, include: ['test/chaos/**/*.test.ts'], fileParallelism: false } },
    ],
  },
});
