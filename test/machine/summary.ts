/** Prints the last lines of `npm run suite`; its arguments are the suites. If every tool is required, a skipped test is a failure. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportOf, type Results } from './report';
import { RESULTS } from './results.mjs';
import { inWords, lacking } from './tools';

const results = (existsSync(RESULTS) ? readdirSync(RESULTS) : []).map(
  (name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')) as Results,
);
console.log(reportOf(results, lacking(process.argv.slice(2)).map(inWords)).join('\n'));
if (process.env['ALL_TOOLS'] === '1' && results.some(({ skipped }) => skipped.length > 0)) process.exitCode = 1;
