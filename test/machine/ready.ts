/** Runs the tests that the changed files can break: of the working tree, or since a branch with `npm run ready -- main`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { domainsBelow } from '../architecture/table';
import { run } from './run-suite';

const TEXTS = 'src/texts/texts.json';

/** Part of every element: a change runs the browser tests of all areas. */
const SHARED =
  /^(elements|src\/(element|fields|http|page|store|texts(?!\/texts\.json)|ui|tools\/pack)|test\/browser\/(element|probe))\/|^test\/browser\/[^/]+$|^(vite|web-test-runner)\.config/;

/** Slow tests that read files instead of importing them, by those files. */
const READERS: readonly (readonly [changed: RegExp, tests: RegExp])[] = [
  [/^(elements|src\/(?!php|tools\/(?!pack))).*\.(tsx?|css|json)$/, /^test\/(long\/drawings|server\/elements)\./],
  [/^src\/(cart|texts)\//, /^test\/php\/(php|screens)\.test/],
  [/^(src|demo|test)\/php\//, /^test\/(php\/.*|docs\/(guides|wordpress.*)|(e2e|wide)\/php[^/]*)\.test/],
  [/^demo\/docs\/|^README\.md$/, /^test\/(docs\/guides|server\/purchasing-guide|(wide|long)\/docs[^/]*)\.test/],
  [/^demo\/(templates|public|themes)\//, /^test\/server\/.*\.test/],
  // Each element is used on a hostile page.
  [/^elements\/shop-/, /^test\/wide\/hostile\./],
];

/** An area, and the areas that contain parts of it. */
const withUsers = (area: string): readonly string[] => [
  area,
  ...Object.entries(domainsBelow).flatMap(([user, below]) => (below.includes(area) ? withUsers(user) : [])),
];

export interface Step {
  readonly command: string;
  readonly why: string;
}

/** The commands for the changed files, the fastest first. `tests`: all test files; `quoting`: those with a text that has changed. */
export function plan(
  changed: readonly string[],
  { tests, quoting }: Readonly<Record<'tests' | 'quoting', readonly string[]>>,
): readonly Step[] {
  const isChanged = (pattern: RegExp): boolean => changed.some((file) => pattern.test(file));
  const steps: Step[] = [
    { command: 'npm run -s check', why: 'types, lint, format' },
    { command: 'npm run -s build', why: 'tests read dist/' },
    { command: 'vitest run --project unit', why: 'all quick tests' },
  ];
  const add = (isNeeded: boolean, command: string, why: string) => void (isNeeded && steps.push({ command, why }));

  const isInBrowser = (file: string): boolean => /^test\/browser\/.*\.test\.ts$/.test(file);
  const isEndToEnd = (file: string): boolean => /^test\/(e2e|wide|a11y)\//.test(file);
  const readers = tests.filter((test) => READERS.some(([files, their]) => their.test(test) && isChanged(files)));
  const imported = changed.filter((file) => /^(src|elements|demo|test)\/.*\.(tsx?|css|json)$/.test(file));
  const chosen = [...new Set([...readers, ...quoting])];
  const inNode = [...imported, ...chosen].filter((file) => !isEndToEnd(file) && !isInBrowser(file));
  const related = 'vitest related --run --passWithNoTests';
  add(
    inNode.length > 0,
    `${related} --project long --project server --project kit --project php --project package ${inNode.join(' ')}`,
    'slow tests that import or read a changed file',
  );

  const areas = [
    ...changed.flatMap((file) => withUsers(/^src\/(\w+)\//.exec(file)?.[1] ?? '')),
    ...changed.flatMap((file) => /^test\/browser\/(\w+)\/(?!.*\.test\.ts$)/.exec(file)?.[1] ?? []),
  ].filter((area) => tests.some((test) => test.startsWith(`test/browser/${area}/`)));
  const inBrowser = isChanged(SHARED)
    ? ['test/browser/**/*.test.ts']
    : [...areas.map((area) => `test/browser/${area}/**/*.test.ts`), ...[...changed, ...quoting].filter(isInBrowser)];
  add(
    inBrowser.length > 0,
    `wtr ${[...new Set(inBrowser)].map((pattern) => `--files '${pattern}'`).join(' ')}`,
    'elements with a changed part',
  );

  const tags = changed.flatMap(
    (file) => /^(?:elements|demo\/docs\/examples)\/(shop-[\w-]+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const endToEnd = [...changed, ...chosen].filter(isEndToEnd);
  add(tags.length + endToEnd.length > 0, 'npm run -s docs', 'end-to-end tests open the documentation');
  add(
    endToEnd.length > 0,
    `${related} --project e2e --project wide --project a11y ${endToEnd.join(' ')}`,
    'changed, or read a changed file or text',
  );
  add(
    tags.length > 0,
    `vitest run --project wide --project a11y -t '${[...new Set(tags)].join('|')}'`,
    'one test a tag',
  );
  return steps;
}

const git = (...args: string[]): string[] => {
  const { stdout, stderr, status } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  // `git grep` exits with 1 if nothing matches.
  if (status !== 0 && status !== 1) throw new Error(stderr);
  return stdout.split('\n').filter((line) => line !== '');
};

type Texts = Readonly<Record<string, { readonly pl: string | Readonly<Record<string, string>> }>>;

/** The parts between placeholders of the Polish texts that differ from those of `base`. */
function changedTexts(base: string): string[] {
  const before = JSON.parse(git('show', `${base}:${TEXTS}`).join('\n')) as Texts;
  const now = JSON.parse(readFileSync(TEXTS, 'utf8')) as Texts;
  return Object.entries(before)
    .filter(([key, { pl }]) => !isDeepStrictEqual(pl, now[key]?.pl))
    .flatMap(([, { pl }]) => (typeof pl === 'string' ? [pl] : Object.values(pl)))
    .flatMap((text) => text.split(/\{\w+\}/))
    .filter((part) => part.trim().length > 5);
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const base = argv[2] ?? 'HEAD';
  const untracked = ['ls-files', '--others', '--exclude-standard'];
  const changed = [...git('diff', '--name-only', base), ...git(...untracked)].filter((file) => existsSync(file));
  const patterns = changedTexts(base).flatMap((text) => ['-e', text]);
  const quoting = patterns.length > 0 ? git('grep', '-lF', ...patterns, '--', 'test/*.test.ts') : [];
  const tests = [...git('ls-files', 'test'), ...git(...untracked, 'test')].filter((file) => /\.test\.tsx?$/.test(file));
  if (changed.length === 0) console.log(`Nothing has changed since ${base}.`);
  else {
    const steps = plan(changed, { tests, quoting });
    console.log(`${changed.length} files have changed since ${base}.\n`);
    for (const { command, why } of steps) console.log(`${why}:\n  ${command}`);
    console.log('Not run: other end-to-end tests (npm test), and the other suites (npm run suite).\n');
    await run({ runs: Object.fromEntries(steps.map(({ command, why }) => [why, command])) });
  }
}
