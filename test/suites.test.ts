/** Tests that each command is in one table, and that texts name existing commands only. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from './architecture/sources';
import { suites } from './machine/suites';

const repository = resolve(import.meta.dirname, '..');
const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(repository, 'package.json'), 'utf8'),
) as Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>;
const suite = (...args: string[]) =>
  spawnSync(join(repository, 'node_modules/.bin/tsx'), ['test/suites.ts', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });

describe('the commands', () => {
  it('are each listed in the table of CONTRIBUTING.md', () => {
    const table = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8').match(/^\| `[\w-]+` .*$/gm) ?? [];
    const named = table.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });

  it('of the suites are in its table of suites, at most eight', () => {
    const page = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');
    const table = page.slice(page.indexOf('| suite '), page.indexOf('## The loop'));
    expect([...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)).toEqual(Object.keys(suites));
    expect(Object.keys(suites).length).toBeLessThanOrEqual(8);
  });

  it('of every suite but `hours` run in CI, except for one that was not yet seen green whole', () => {
    const UNSEEN = ['engines'];
    const commands = readFileSync(join(repository, '.ci/run'), 'utf8').match(/^npm (?:test|run .*)$/gm) ?? [];
    const run = commands.flatMap((command) => {
      const names = command.replace(/^npm (?:run -s suite )?/, '').split(' ');
      const isSuite = (name: string) => Object.hasOwn(suites, name);
      // `suite a11y spoken` runs a part of one suite.
      return names.every(isSuite) ? names : [names.join(' ')];
    });
    const parts = (names: readonly string[]) =>
      names.flatMap((name) => {
        const [suite = '', ...some] = name.split(' ');
        const all = Object.keys(suites[suite as keyof typeof suites].runs);
        return (some.length > 0 ? some : all).map((part) => `${suite} ${part}`);
      });
    const all = parts(Object.keys(suites).filter((name) => name !== 'hours'));
    expect([...parts(run), ...parts(UNSEEN)].toSorted()).toEqual(all.toSorted());
  });

  it('exist wherever a text names one', () => {
    const texts = ['src', 'demo', 'test', 'elements', '.'].flatMap((folder) =>
      sources(folder, /\.(tsx?|mjs|md|twig|php)$/).filter(({ path }) => !/bench\/|\/vendor\//.test(path)),
    );
    const named = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)(?: ([a-z][\w-]*))?/g)].map(([, name = '', more]) => ({
        path,
        name,
        more,
      })),
    );
    const wrong = named.filter(
      ({ name, more }) =>
        !Object.hasOwn(scripts, name) || (name === 'suite' && more !== undefined && !Object.hasOwn(suites, more)),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });
});

describe('npm run suite', { timeout: 30_000 }, () => {
  it('prints each suite with its purpose', () => {
    const { stdout, status } = suite();
    for (const [name, { shows }] of Object.entries(suites))
      expect(stdout).toMatch(new RegExp(`^${name} +${shows.slice(0, 9)}`, 'm'));
    expect(status).toBe(0);
  });

  it('fails for an unknown suite, and names the nearest one', () => {
    const { stderr, status } = suite('packages');
    expect(stderr).toContain('there is no suite packages; package is one');
    expect(status).toBe(1);
    expect(suite('constructor').status).toBe(1);
  });

  const ran = (suiteOf: string) =>
    spawnSync(
      join(repository, 'node_modules/.bin/tsx'),
      ['-e', `import { run } from './test/machine/run-suite'; run(${suiteOf})`],
      { cwd: repository, encoding: 'utf8' },
    );

  it('reports each failed command, and runs the remaining ones', { timeout: 120_000 }, () => {
    const { stderr, stdout, status } = ran("{ runs: { a: 'false', b: 'echo next', c: 'exit 3' } }");
    expect(stdout).toBe('next\n');
    expect(stderr).toContain('Red: false; exit 3');
    expect(status).toBe(1);
    expect(ran("{ runs: { a: 'false', b: 'echo next' } }, ['b']").status).toBe(0);
  });

  it('runs a command beside the others, and prints the output of each at its end', { timeout: 120_000 }, () => {
    const meeting = (one: number, other: number) =>
      `mkdir -p test-results && touch test-results/met-${one} && until [ -e test-results/met-${other} ]; do sleep 0.1; done; echo ${one}; rm test-results/met-${other}`;
    const { stdout, status } = ran(JSON.stringify({ runs: { a: meeting(1, 2), b: meeting(2, 1) }, beside: 'b' }));
    expect(stdout.match(/^[12]\nGreen after \d+ s: /gm)).toHaveLength(2);
    expect(status).toBe(0);
  });
});

it('CONTRIBUTING.md gives the reason of each dependency', () => {
  const page = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');
  const table = page.slice(page.indexOf('## Dependencies'), page.indexOf('## Conventions'));
  const named = [...table.matchAll(/^\| `([^`]+)` +\| \S/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)].toSorted());
});
