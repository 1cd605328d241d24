/** Decides what `npm run bench` does: installs, builds, measures all cases or the named ones, prints each goal, and writes RESULTS.md. */
import type { Case } from './runner/case';
import { withBench } from './runner/bench';
import { printed, writeResults, type Outcome } from './runner/report';
import { cases } from './cases';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !cases.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`No case ${unknown.join(', ')}; there are ${cases.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const chosen: readonly Case[] = named.length > 0 ? cases.filter(({ name }) => named.includes(name)) : cases;
const outcomes: Outcome[] = [];
const browser = await withBench(chosen, async (benchOf) => {
  for (const one of chosen) {
    console.log(`\n${one.title}`);
    const rows = await one.measure(benchOf(one));
    outcomes.push({ of: one, rows });
    console.log(printed(rows));
  }
});
// A part of the table would look like the whole.
if (named.length === 0) await writeResults(outcomes, browser);
const missed = outcomes.flatMap(({ rows }) => rows).filter(({ isMet }) => isMet === false);
console.log(missed.length === 0 ? '\nAll goals are met.' : `\nNot met: ${missed.map(({ what }) => what).join('; ')}.`);
process.exit(0);
