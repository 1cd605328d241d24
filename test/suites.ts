/** Runs `npm run suite`: the named suites, or prints the list. `npm test` runs the suite `test`. Names of commands select some of a suite's. */
import { spawnSync } from 'node:child_process';
import { nearest } from '../src/element/nearest';
import { fail, run } from './machine/run-suite';
import { suites, type Suite, type SuiteName } from './machine/suites';

const known: Readonly<Record<string, Suite>> = suites;
const isSuite = (name: string): name is SuiteName => Object.hasOwn(known, name);

const args = process.argv.slice(2);
const names = args.filter(isSuite);
const commands = args.filter((arg) => !isSuite(arg));
const unknown = commands.find((command) => !names.some((name) => Object.hasOwn(known[name]!.runs, command)));

if (args.length === 0) {
  const width = Math.max(...Object.keys(known).map((name) => name.length));
  for (const [name, { shows, runs }] of Object.entries(known)) {
    console.log(`${name.padEnd(width)}  ${shows}`);
    if (Object.keys(runs).length > 1) console.log(`${' '.repeat(width)}  ${Object.keys(runs).join(', ')}`);
  }
} else if (unknown !== undefined) {
  const similar = nearest(unknown, Object.keys(known));
  fail(`there is no suite ${unknown}${similar === undefined ? '' : `; ${similar} is one`}`);
} else {
  const script = (name: string, ...more: readonly string[]): boolean =>
    spawnSync('node_modules/.bin/tsx', [`test/machine/${name}.ts`, ...more], { stdio: 'inherit' }).status === 0;
  if (!script('install', ...names)) process.exit(1);
  process.env['FILLED_SHOP'] = 'test-results/filled-shop.tar';
  const needs = [...new Set(names.flatMap((name) => known[name]!.needs ?? []))];
  // The package contains the build.
  const isPackaged = needs.includes('npm run -s package');
  const builds = needs.map((one) => (one === 'npm run -s build' && isPackaged ? 'npm run -s package' : one));
  await run({ needs: [...new Set(builds)], runs: {} });
  if (process.exitCode === undefined) for (const name of names) await run({ ...known[name]!, needs: [] }, commands);
  if (!script('summary', ...names)) process.exitCode = 1;
}
