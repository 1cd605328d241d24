/** Prints the last line of `npm test`: the number of skipped tests and the reasons. If every tool is required, a skipped test is a failure. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skippedReport, type Skipped } from './elsewhere';
import { SKIPPED } from './skipped.mjs';
import { inWords, lacking } from './tools';

const skipped = readdirSync(SKIPPED).flatMap(
  (name) => JSON.parse(readFileSync(join(SKIPPED, name), 'utf8')) as Skipped[],
);
const { lines, isWanting } = skippedReport(skipped, lacking().map(inWords));
console.log(lines.join('\n'));
if (isWanting && process.env['ALL_TOOLS'] === '1') process.exit(1);
