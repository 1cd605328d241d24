/** Prints the last lines of `npm test`: the failed tests again, then the number of skipped tests and the reasons. If every tool is required, a skipped test is a failure. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failedReport, skippedReport, type Failed, type Skipped } from './report';
import { RESULTS } from './results.mjs';
import { inWords, lacking } from './tools';

const results = readdirSync(RESULTS).map(
  (name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')) as { skipped: Skipped[]; failed: Failed[] },
);
const { lines, isWanting } = skippedReport(
  results.flatMap(({ skipped }) => skipped),
  lacking().map(inWords),
);
console.log([...failedReport(results.flatMap(({ failed }) => failed)), ...lines].join('\n'));
if (isWanting && process.env['ALL_TOOLS'] === '1') process.exit(1);
