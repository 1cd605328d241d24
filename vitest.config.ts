/** Decides which tests run in Node: `unit` is pure, `server` has a database, `e2e` a browser too, two files at a time. */
import { defineConfig } from 'vitest/config';

/** A browser on a busy machine takes its time; a wrong value fails after it all the same. */
const patient = { poll: { timeout: 15_000, interval: 100 } };

export default defineConfig({
  test: {
    // Vitest leaves one of two cores free.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}', 'test/faults/**/*.test.ts', 'test/lint/**/*.test.ts', 'test/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'test/fixtures/filled.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: patient,
          include: ['test/e2e/**/*.test.ts', 'test/a11y/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'test/fixtures/filled.ts',
          isolate: false,
          // On a busy machine a page starves now and then; a defect fails twice.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Installs frameworks from the registry: with `npm run test:trials` alone.
        test: {
          name: 'trials',
          expect: patient,
          include: ['test/trials/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        // Samples of the reliability suites that need a browser or a database; all of them with `npm run test:chaos`.
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
