/** Prints results and writes RESULTS.md. Do not edit RESULTS.md by hand. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { formatted } from '../../../src/tools/manifest/formatted';
import type { Case } from './case';
import { markOf, staleIn } from './stale';
import { ROUNDS, USUAL_ROUNDS } from './rounds';
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

const FILE = new URL('../RESULTS.md', import.meta.url);
const INTRODUCTION = `# What \`npm run bench\` measured

Written by the bench, each section by the last run of its case. ${USUAL_ROUNDS} rounds by turns in one browser, unless a section's last line names another number, all built by the same vite; medians, and the
quartiles of the rounds' ratios in brackets. Only the ratios are for comparison: the milliseconds are one machine's.
`;
const marked = (name: string, text: string): string => `<!-- ${name} -->\n\n${text.trim()}\n\n<!-- /${name} -->`;

const read = (): string => (existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');

/** Marks the sections that are older than the code they measure, and returns their names. */
export async function markStale(cases: readonly Case[]): Promise<readonly string[]> {
  const old = read();
  const sections = old.slice(old.indexOf('<!-- '));
  const stale = staleIn(sections, cases);
  await writeFile(FILE, await formatted('RESULTS.md', [INTRODUCTION, markOf(stale), sections].join('\n')));
  return stale;
}

/** Replaces the case's own section; other sections keep their order. */
export async function writeResults(cases: readonly Case[], { of: own, rows }: Outcome, browser: string): Promise<void> {
  const old = read();
  const earlier = ({ name, title }: Case): string =>
    new RegExp(`<!-- ${name} -->([^]*?)<!-- /${name} -->`).exec(old)?.[1] ?? `## ${title}\n\nNot run yet.`;
  const sections = cases.map((one) =>
    marked(one.name, one === own ? section({ of: own, rows }, browser) : earlier(one)),
  );
  await writeFile(FILE, [INTRODUCTION, ...sections].join('\n'));
  await markStale(cases);
}

function section({ of: { title, how, notes = [] }, rows }: Outcome, browser: string): string {
  const isClean = git('status', '--porcelain', '--', 'src', 'elements', 'test/bench/*/*.ts', 'vite.config.ts') === '';
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `## ${title}

${how}

${table(rows)}
${notes.map((note) => `\n- ${note}`).join('')}

_${when} UTC, at ${git('rev-parse', '--short', 'HEAD')}${isClean ? '' : ' with changes'}, ${ROUNDS === USUAL_ROUNDS ? '' : `${ROUNDS} rounds, `}Chromium ${browser} on ${machine}._`;
}
