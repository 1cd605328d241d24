/** Records the skipped tests of each test runner, for the last line of `npm test`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const SKIPPED = 'test-results/skipped';

/** @param {readonly { file: string, title: string }[]} tests */
function keep(tests) {
  mkdirSync(SKIPPED, { recursive: true });
  writeFileSync(join(SKIPPED, `${process.pid}-${Date.now()}.json`), JSON.stringify(tests));
}

const fileOf = (/** @type {string} */ path) => relative(process.cwd(), path);

/** Of Vitest. */
export default class SkippedReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    keep(
      modules.flatMap(({ moduleId, children }) =>
        [...children.allTests('skipped')].map(({ fullName }) => ({ file: fileOf(moduleId), title: fullName })),
      ),
    );
  }
}

/** @typedef {{ name: string, suites: readonly Suite[], tests: readonly { name: string, skipped: boolean }[] }} Suite */

/** @returns {string[]} @param {Suite | undefined} suite */
const titlesIn = (suite) =>
  suite === undefined
    ? []
    : [...suite.tests.filter((one) => one.skipped).map((one) => one.name), ...suite.suites.flatMap(titlesIn)];

/** Of Web Test Runner. @returns {import('@web/test-runner').Reporter} */
export const browserReporter = () => ({
  onTestRunFinished({ sessions }) {
    keep(
      sessions.flatMap(({ testFile, testResults }) =>
        titlesIn(testResults).map((title) => ({ file: fileOf(testFile), title })),
      ),
    );
  },
});
