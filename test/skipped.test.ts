/** Tests that `npm test` names each failed test last, and for each skipped test the missing tool or the command that runs it. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elsewhere, failedReport, skippedReport } from './machine/report';
import { suites } from './machine/suites';
import { tools } from './machine/tools';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const php = { file: 'test/php.test.ts', title: 'the server’s half in PHP > reads bodies' };
const style = { file: 'test/php.test.ts', title: 'the server’s half in PHP > is written as PSR-12 wants' };

describe('the end of npm test’s output', () => {
  it('counts tests skipped for lack of a tool, names them, and names the packages to install', () => {
    const { lines, isWanting } = skippedReport([php, style], ['PHP (apt-get install php-cli)']);
    expect(isWanting).toBe(true);
    expect(lines).toEqual([
      `skipped: ${php.file}: ${php.title}`,
      'Skipped: 1 test in 1 file for want of PHP (apt-get install php-cli). Not part of npm test: 1 test that check the style of PHP (npm run suite php).',
    ]);
  });

  it('reports no skipped tests, and tests skipped for an unknown reason', () => {
    expect(skippedReport([], []).lines).toEqual(['Skipped: none for want of a tool. Not part of npm test: none.']);
    const unknown = skippedReport([{ file: 'test/new.test.ts', title: 'is new' }], []);
    expect([unknown.isWanting, unknown.lines.at(-1)]).toEqual([true, expect.stringContaining('1 test in 1 file')]);
  });

  it('names each failed test with the first line of its error', () => {
    const failed = { ...php, error: 'expected 1 to be 2\n    at php.test.ts:3' };
    expect(failedReport([failed])).toEqual([`failed: ${php.file}: ${php.title}: expected 1 to be 2`]);
  });

  it('lists only existing tests of other commands', () => {
    for (const { file } of elsewhere) expect([file, existsSync(file)]).toEqual([file, true]);
  });

  it('is printed last, covers all three runners, and fails CI for a skipped test', () => {
    expect(scripts['test']).toBe('tsx test/suites.ts test');
    expect([suites.test.needs[0], suites.test.runs.at(-1)]).toEqual(
      ['install', 'summary'].map((name) => `tsx test/machine/${name}.ts`),
    );
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/^ALL_TOOLS=1 npm test$/m);
    expect(readFileSync('vitest.config.ts', 'utf8')).toContain("'./test/machine/results.mjs'");
    expect(readFileSync('web-test-runner.config.mjs', 'utf8')).toContain('browserReporter()');
  });
});

it('every tool has Debian packages, and PHP has the extensions of its tests', () => {
  for (const { name, packages } of tools) expect(packages.length, name).toBeGreaterThan(0);
  const all = tools.flatMap(({ packages }) => packages);
  expect(all).toEqual(expect.arrayContaining(['php-cli', 'php-xml', 'php-mbstring', 'php-sqlite3', 'php-twig']));
});
