/** What makes a test depend on the load or on the day: sleeps of a fixed length, and cases or seeds selected by the clock. */
import type { Rule } from './rules';

const SLEEP = /waitForTimeout\(|networkidle|=> (?:void )?setTimeout\(\w+, ?\d{2,}/;
const BY_DAY = /Date\.now\(\)\s*(?:%|\/\s*(?:86|DAY))/;

/** Long suites, helpers that ask a starting server again and again, React that comes late, and the examples of this rule. */
const allowed =
  /^test\/(bench|chaos|engines|mutants)\/|^test\/(fixtures\/(apache|nginx)\.ts|php\/mariadb\.ts|browser\/pages\.mjs|architecture(\.test|\/waiting)\.ts)$/;

export const dependsOnTime: Rule = ({ path, code }) =>
  allowed.test(path)
    ? []
    : [...(SLEEP.test(code) ? ['sleeps'] : []), ...(BY_DAY.test(code) ? ['selects by the clock'] : [])];
