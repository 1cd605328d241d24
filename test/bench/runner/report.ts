/** Decides how results are printed, and what RESULTS.md says: written by the bench, never by hand. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { format } from 'prettier';
import type { Case } from './case';
import { ROUNDS } from './rounds';
import type { Row } from './rows';

export interface Outcome {
  readonly of: Case;
  readonly rows: readonly Row[];
}

const verdict = ({ isMet }: Row): string => (isMet === undefined ? '' : isMet ? 'met' : 'not met');

export function printed(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, row.ours, row.against, row.measured, row.goal ?? '', verdict(row)]);
  const widths = cells.reduce<number[]>((all, row) => row.map((cell, at) => Math.max(all[at] ?? 0, cell.length)), []);
  return cells.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')}`.trimEnd()).join('\n');
}

const table = (rows: readonly Row[]): string =>
  [
    '| what | ours | peer or floor | measured | goal | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| ${[row.what, row.ours, row.against, row.measured, row.goal ?? '', row.isMet === false ? '**not met**' : verdict(row)].join(' | ')} |`,
    ),
  ].join('\n');

const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

export async function writeResults(outcomes: readonly Outcome[], browser: string): Promise<void> {
  const goals = outcomes.flatMap(({ rows }) => rows).filter(({ isMet }) => isMet !== undefined);
  const isClean = git('status', '--porcelain', '--', 'src', 'elements', 'test/bench', 'vite.config.ts') === '';
  const text = `# What \`npm run bench\` measured

Written by the bench, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, at ${git('rev-parse', '--short', 'HEAD')}${isClean ? '' : ' with changes'}, Chromium ${browser}
on ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB. ${ROUNDS} rounds by turns in one browser, all built by the same vite; medians, and the
quartiles of the rounds' ratios in brackets. Only the ratios are for comparison: the milliseconds are this machine's.

${goals.filter(({ isMet }) => isMet).length} of ${goals.length} goals are met.

${outcomes
  .map(
    ({ of: { title, how, notes = [] }, rows }) =>
      `## ${title}\n\n${how}\n\n${table(rows)}\n${notes.map((note) => `\n- ${note}`).join('')}`,
  )
  .join('\n\n')}
`;
  writeFileSync(new URL('../RESULTS.md', import.meta.url), await format(text, { parser: 'markdown', printWidth: 120 }));
}
