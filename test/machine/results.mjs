/** Records the tests of each test runner, for the last lines of a run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const RESULTS = 'test-results/results';

/** @param {import('./report').Results} results */
function keep(results) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${process.pid}-${Date.now()}.json`), JSON.stringify(results));
}

const fileOf = (/** @type {string} */ path) => relative(process.cwd(), path);

/** @returns {string} @param {readonly { message: string }[]} errors */
const firstOf = (errors) => errors[0]?.message ?? '';

/** Of Vitest. */
export default class ResultsReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly import('vitest').SerializedError[]} errors */
  onTestRunEnd(modules, errors) {
    let passed = 0;
    const skipped = [];
    const failed = errors.map(({ message }) => ({ file: '', title: 'outside of a test', error: message }));
    for (const module of modules) {
      const file = fileOf(module.moduleId);
      passed += [...module.children.allTests('passed')].length;
      for (const { fullName } of module.children.allTests('skipped')) skipped.push({ file, title: fullName });
      for (const test of module.children.allTests('failed'))
        failed.push({ file, title: test.fullName, error: firstOf(test.result().errors ?? []) });
      if (module.errors().length > 0) failed.push({ file, title: 'the file', error: firstOf(module.errors()) });
    }
    keep({ passed, skipped, failed });
  }
}

/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */

/** @returns {Suite['tests']} @param {Suite | undefined} suite */
const testsIn = (suite) => (suite === undefined ? [] : [...suite.tests, ...suite.suites.flatMap(testsIn)]);

/** Of Web Test Runner. @returns {import('@web/test-runner').Reporter} */
export const browserReporter = () => ({
  onTestRunFinished({ sessions }) {
    let passed = 0;
    const skipped = [];
    const failed = [];
    for (const { testFile, testResults, errors } of sessions) {
      const file = fileOf(testFile);
      for (const { name, skipped: isSkipped, passed: isGreen, error } of testsIn(testResults))
        if (isSkipped) skipped.push({ file, title: name });
        else if (isGreen) passed += 1;
        else failed.push({ file, title: name, error: error?.message ?? '' });
      if (errors.length > 0) failed.push({ file, title: 'the file', error: firstOf(errors) });
    }
    keep({ passed, skipped, failed });
  },
});
