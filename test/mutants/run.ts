/** Checks that the tests can fail: the suites catch each broken client and pass for the unchanged one. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publish } from '../reliability/publish';
import { changed, mutants, type Mutant } from './mutants';

/** The copy is inside the repository, so that node_modules are found. */
const COPY = 'test-results/mutant';
const COPIED = [
  'src',
  'test/unit',
  'test/faults',
  'test/fixtures',
  'test/chaos',
  'test/reliability',
  'vitest.config.ts',
  'package.json',
];
const SUITES = ['test/unit/cart', 'test/unit/http', 'test/faults/cart-matrix.test.ts'];

/** Maximum duration of a test run in ms: tests of a broken client may wait forever. */
const LONGEST = 120_000;

interface Report {
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly { status: string }[] }[];
}

/** Runs the suites over the sources with these changes; returns the number of failed tests by file. */
function run({ name, changes }: Mutant): ReadonlyMap<string, number> {
  rmSync(COPY, { recursive: true, force: true });
  for (const path of COPIED) cpSync(path, join(COPY, path), { recursive: true });
  for (const change of changes) {
    const path = join(COPY, change.file);
    writeFileSync(path, changed(readFileSync(path, 'utf8'), change));
  }
  const file = 'report.json';
  const { RELIABILITY: _, ...env } = process.env;
  const { stderr, error } = spawnSync(
    process.execPath,
    [
      join(process.cwd(), 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'unit',
      '--reporter',
      'json',
      '--outputFile',
      file,
      ...SUITES,
    ],
    { cwd: COPY, env: { ...env, INTERLEAVINGS: '300' }, encoding: 'utf8', timeout: LONGEST },
  );
  if (error) return new Map([['the suites never end', 1]]);
  if (!existsSync(join(COPY, file))) throw new Error(`${name}: the suites did not run\n${stderr}`);
  const { numTotalTests, testResults } = JSON.parse(readFileSync(join(COPY, file), 'utf8')) as Report;
  if (numTotalTests === 0) throw new Error(`${name}: no test ran`);
  const failed = testResults.map(({ name: path, assertionResults }): [string, number] => [
    relative(join(process.cwd(), COPY, 'test'), path).replace('.test.ts', ''),
    // A file that cannot be loaded has no results and counts as not detecting the mutant.
    assertionResults.filter(({ status }) => status === 'failed').length,
  ]);
  return new Map(failed.filter(([, count]) => count > 0));
}

const words = (failed: ReadonlyMap<string, number>): string =>
  [...failed].map(([file, count]) => `${file} (${count})`).join(', ');

const control = run({ name: 'the unbroken client', changes: [] });
if (control.size > 0) throw new Error(`the unbroken client fails: ${words(control)}`);
console.log('passes: the unbroken client');

const caught = mutants.map((mutant) => {
  const failed = run(mutant);
  console.log(failed.size > 0 ? `caught: ${mutant.name} – ${words(failed)}` : `MISSED: ${mutant.name}`);
  return { name: mutant.name, failed };
});
rmSync(COPY, { recursive: true, force: true });

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
