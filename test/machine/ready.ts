/** Runs the tests that the changed files can break: of the working tree, or since a branch with `npm run ready -- main`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { run } from './run-suite';

/** Layers below every element: a change in one of these runs the tests of all areas. */
const SHARED = ['element', 'fields', 'http', 'page', 'store', 'texts', 'ui'];

/** The commands for a list of changed files, the fastest first. */
export function plan(changed: readonly string[], hasTests: (folder: string) => boolean = existsSync): string[] {
  const within = (folder: string): boolean => changed.some((file) => file.startsWith(folder));
  const commands = ['npm run -s check', 'vitest run --project unit'];

  const code = changed.filter((file) => /\.tsx?$/.test(file));
  if (code.length > 0)
    commands.push(`vitest related --run --passWithNoTests --project long --project server ${code.join(' ')}`);
  if (within('src/php/') || within('demo/php/')) commands.push('vitest run --project long test/php');
  if (within('demo/docs/')) commands.push('vitest run --project long --project server test/docs test/server/docs');

  const areas = new Set(changed.map((file) => /^(?:src|test\/browser)\/(\w+)\//.exec(file)?.[1] ?? ''));
  const isShared = SHARED.some((area) => areas.has(area)) || within('elements/') || within('src/tools/pack/');
  const files = isShared
    ? ['test/browser/**/*.test.ts']
    : [...areas]
        .filter((area) => hasTests(`test/browser/${area}`) && area !== '')
        .map((area) => `test/browser/${area}/**/*.test.ts`);
  if (files.length > 0) commands.push(`npm run -s build && wtr ${files.map((file) => `--files '${file}'`).join(' ')}`);

  const endToEnd = changed.filter((file) => /^test\/(e2e|a11y)\/.*\.test\.ts$/.test(file));
  if (endToEnd.length > 0)
    commands.push(`npm run -s build && npm run -s docs && vitest run --project e2e ${endToEnd.join(' ')}`);
  return commands;
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const base = argv[2] ?? 'HEAD';
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  if (changed.length === 0) console.log(`Nothing has changed since ${base}.`);
  else {
    await run({ shows: '', runs: plan(changed) });
    console.log('Not run: the end-to-end tests (npm run suite e2e). npm test runs everything.');
  }
}
