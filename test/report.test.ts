/** Tests that a run ends with each failed and each skipped test, the missing tools and the sum, and that CI accepts no skipped test. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reportOf } from './machine/report';
import { suites, type Suite } from './machine/suites';
import { tools } from './machine/tools';

const php = { file: 'test/php/php.test.ts', title: 'the server’s half in PHP > reads bodies' };

it('the report counts all runners, and names each test that failed or was skipped, and what to install', () => {
  const error = 'expected 1 to be 2\n    at php.test.ts:3';
  const results = [
    { passed: 2, skipped: [php], failed: [] },
    { passed: 3, skipped: [], failed: [{ ...php, error }] },
  ];
  expect(reportOf(results, ['PHP (apt-get install php-cli)'])).toEqual([
    `failed: ${php.file}: ${php.title}: expected 1 to be 2 | at php.test.ts:3`,
    `skipped: ${php.file}: ${php.title}`,
    'Missing: PHP (apt-get install php-cli).',
    '5 passed, 1 failed, 1 skipped',
  ]);
  expect(reportOf([], [])).toEqual(['0 passed, 0 failed, 0 skipped']);
});

it('CI runs npm test and further suites, and accepts no skipped test', () => {
  const run = readFileSync('.ci/run', 'utf8');
  expect(run).toContain('export ALL_TOOLS=1\n');
  expect(run).toMatch(/^npm test$/m);
  const named = [...run.matchAll(/^npm run -s suite (.+)$/gm)].flatMap(([, names = '']) => names.split(' '));
  expect(named.length).toBeGreaterThan(3);
  const known = Object.entries<Suite>(suites).flatMap(([name, { runs }]) => [name, ...Object.keys(runs)]);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it('each project of tests belongs to a suite, and both runners record their results', () => {
  const config = readFileSync('vitest.config.ts', 'utf8');
  const commands = Object.values<Suite>(suites).flatMap(({ runs }) => Object.values(runs));
  const projects = [...config.matchAll(/name: '(\w+)'/g)].map(([, name]) => name);
  expect(projects.length).toBeGreaterThan(8);
  expect(projects.filter((name) => !commands.some((one) => one.includes(`--project ${name}`)))).toEqual([]);
  expect(config).toContain("'./test/machine/results.mjs'");
  expect(readFileSync('web-test-runner.config.mjs', 'utf8')).toContain('browserReporter()');
});

it('every tool has Debian packages, and PHP has the extensions of its tests', () => {
  for (const { name, packages } of tools) expect(packages.length, name).toBeGreaterThan(0);
  const all = tools.flatMap(({ packages }) => packages);
  expect(all).toEqual(expect.arrayContaining(['php-cli', 'php-xml', 'php-mbstring', 'php-sqlite3', 'php-twig']));
});
