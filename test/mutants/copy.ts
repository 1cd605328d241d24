/** Runs unit tests over a copy of the sources in which something is broken. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

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

/** Maximum duration of a test run in ms: tests of a broken client may wait forever. */
const LONGEST = 120_000;

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly { status: string }[] }[];
}

export function makeCopy(): void {
  removeCopy();
  for (const path of COPIED) cpSync(path, join(COPY, path), { recursive: true });
}
export const removeCopy = (): void => rmSync(COPY, { recursive: true, force: true });

/** Runs the tests with these texts instead of the files of the same names; returns the number of failed tests by file. */
export function failures(
  name: string,
  broken: ReadonlyMap<string, string>,
  tests: readonly string[],
  options: readonly string[] = [],
): ReadonlyMap<string, number> {
  for (const [file, text] of broken) writeFileSync(join(COPY, file), text);
  try {
    return failuresOf(name, tests, options);
  } finally {
    for (const file of broken.keys()) cpSync(file, join(COPY, file));
  }
}

function failuresOf(name: string, tests: readonly string[], options: readonly string[]): ReadonlyMap<string, number> {
  const file = 'report.json';
  const { RELIABILITY: _, ...env } = process.env;
  rmSync(join(COPY, file), { force: true });
  const vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'unit', '--reporter', 'json', '--outputFile', file, ...options, ...tests];
  const run = { cwd: COPY, env: { ...env, INTERLEAVINGS: '300' }, encoding: 'utf8', timeout: LONGEST } as const;
  const { stderr, error } = spawnSync(process.execPath, args, run);
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
