/** What makes a test depend on the load or on the day: sleeps of a fixed length, and cases or seeds selected by the clock. */
import type { Rule } from './rules';

const SLEEP = /waitForTimeout\(|=> (?:void )?setTimeout\(\w+, ?\d{2,}/;
const BY_DAY = /Date\.now\(\)\s*(?:%|\/\s*(?:86|DAY))/;

/** Long suites, helpers that ask a starting server again and again, React that comes late, and the examples of this rule. */
const allowed =
  /^test\/(bench|chaos|engines|mutants)\/|^test\/(fixtures\/nginx\.ts|php\/mariadb\.ts|browser\/pages\.mjs|architecture\.test\.ts)$/;

/** These still sleep. No file may be added. */
const sleeping = new Set([
  'test/browser/product/page.ts',
  'test/browser/search/axe.test.ts',
  'test/e2e/fields.test.ts',
  'test/wide/measure.test.ts',
  'test/wide/printed-styles.test.ts',
  'test/wide/shift.test.ts',
]);

export const dependsOnTime: Rule = ({ path, code }) =>
  allowed.test(path) || sleeping.has(path)
    ? []
    : [...(SLEEP.test(code) ? ['sleeps'] : []), ...(BY_DAY.test(code) ? ['selects by the clock'] : [])];
