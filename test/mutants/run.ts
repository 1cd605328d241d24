/** Checks that the tests can fail: the suites catch each broken client and pass for the unchanged one. */
import { readFileSync } from 'node:fs';
import { publish } from '../reliability/publish';
import { failures, makeCopy, removeCopy } from './copy';
import { changed, mutants, type Mutant } from './mutants';

const SUITES = ['test/unit/cart', 'test/unit/http', 'test/faults/cart-matrix.test.ts'];

function run({ name, changes }: Mutant): ReadonlyMap<string, number> {
  const broken = new Map<string, string>();
  for (const change of changes)
    broken.set(change.file, changed(broken.get(change.file) ?? readFileSync(change.file, 'utf8'), change));
  return failures(name, broken, SUITES);
}

const words = (failed: ReadonlyMap<string, number>): string =>
  [...failed].map(([file, count]) => `${file} (${count})`).join(', ');

makeCopy();
const control = run({ name: 'the unbroken client', changes: [] });
if (control.size > 0) throw new Error(`the unbroken client fails: ${words(control)}`);
console.log('passes: the unbroken client');

const caught = mutants.map((mutant) => {
  const failed = run(mutant);
  console.log(failed.size > 0 ? `caught: ${mutant.name} – ${words(failed)}` : `MISSED: ${mutant.name}`);
  return { name: mutant.name, failed };
});
removeCopy();

publish(
  'mutants',
  [
    `${caught.filter(({ failed }) => failed.size > 0).length} of ${mutants.length} caught; the unbroken client passes the same suites.`,
    '',
    '| client | caught by (failing tests) |',
    '|---|---|',
    ...caught.map(({ name, failed }) => `| ${name} | ${failed.size > 0 ? words(failed) : '**missed**'} |`),
  ].join('\n'),
);
if (caught.some(({ failed }) => failed.size === 0)) process.exitCode = 1;
