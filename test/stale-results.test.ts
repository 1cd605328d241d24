/** Tests that the bench names sections of its results that are older than the code they measure. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { cases } from './bench/cases';
import { markOf, staleIn } from './bench/runner/stale';

const [growth, bytes] = ['growth', 'bytes'].map((name) => cases.find((one) => one.name === name)!);
const commit = (name: string): string =>
  execFileSync('git', ['rev-parse', '--short', name], { encoding: 'utf8' }).trim();
const results = (at: string, name = 'growth'): string =>
  `<!-- ${name} -->\n\n## Growth\n\n_2026-11-29 01:00 UTC, at ${at}, Chromium 156 on 2 × AMD._\n\n<!-- /${name} -->`;

it('a section of this commit is not stale, one of an unknown commit is, one that was not run has no commit', () => {
  expect(staleIn(results(commit('HEAD')), [growth!])).toEqual([]);
  expect(staleIn(results('0badc0de'), [growth!, bytes!])).toEqual(['growth (1)']);
  expect(staleIn('<!-- growth -->\n\nNot run yet.\n\n<!-- /growth -->', [growth!])).toEqual([]);
  expect(markOf([])).toBe('');
  expect(markOf(['growth (1)'])).toContain('growth (1)');
});
