/** Tests that `npm run check` names the figures of long suites that are too old to believe. */
import { expect, it } from 'vitest';
import { oldFigures } from './reliability/old-figures';

it('old figures are those of more than 300 commits ago, of an unknown commit, or without any', () => {
  const section = (title: string, text: string) => `\n## ${title}\n\n<!-- x -->\n${text}\n<!-- /x -->\n`;
  const measured = (commit: string) => `1 of 1.\n\n_2026-11-22, commit ${commit}-dirty, Node v20, Linux, 2 cores._`;
  const page = [
    '# Reliability\n',
    section('Storms', measured('aaaaaaa')),
    section('Mutants', measured('bbbbbbb')),
    section('Soak', measured('ccccccc')),
    section('Seen', 'Not run yet.'),
  ].join('');
  const ages: Readonly<Record<string, number>> = { aaaaaaa: 300, bbbbbbb: 301 };
  expect(oldFigures(page, (commit) => ages[commit])).toEqual([
    'Mutants: 301 commits old',
    'Soak: measured at the unknown commit ccccccc',
    'Seen: not measured yet',
  ]);
});
