/** Runs `npm run bench` (`npm run bench -- --stale` only marks sections that are older than the code they measure): installs, builds, measures all or the named cases, prints each goal, and writes each case's section of RESULTS.md. */
import type { Case } from './runner/case';
import { withBench } from './runner/bench';
import { markStale, printed, writeResults } from './runner/report';
import { cases } from './cases';

const named = process.argv.slice(2);
if (named.includes('--stale')) {
  const stale = await markStale(cases);
  console.log(stale.length === 0 ? 'No section is stale.' : `Stale: ${stale.join(', ')}.`);
  process.exit(0);
}
const unknown = named.filter((name) => !cases.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`No case ${unknown.join(', ')}; there are ${cases.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen: readonly Case[] = named.length > 0 ? cases.filter(({ name }) => named.includes(name)) : cases;
const missed: string[] = [];
await withBench(chosen, async (benchOf) => {
  for (const one of chosen) {
    console.log(`\n${one.title}`);
    const bench = benchOf(one);
    const rows = await one.measure(bench);
    console.log(printed(rows));
    await writeResults(cases, { of: one, rows }, bench.browser.version());
    missed.push(...rows.filter(({ isMet }) => isMet === false).map(({ what }) => what));
  }
});
console.log(missed.length === 0 ? '\nAll goals are met.' : `\nNot met: ${missed.join('; ')}.`);
process.exit(0);
