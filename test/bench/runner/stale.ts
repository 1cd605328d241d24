/** Finds sections of RESULTS.md that are older than the code they measure, by the commit in their last line. */
import { execFileSync } from 'node:child_process';
import type { Case } from './case';

/** What pages load. */
const ELEMENTS = ['src', ':!src/php', ':!src/tools', 'elements'];

/** The commits since then that changed these folders. A commit that git does not know counts as one. */
function changesSince(commit: string, paths: readonly string[]): number {
  try {
    const range = `${commit}..HEAD`;
    return Number(
      execFileSync('git', ['rev-list', '--count', range, '--', ...paths], { encoding: 'utf8', stdio: 'pipe' }),
    );
  } catch {
    return 1;
  }
}

/** The cases with a stale section, each with the number of later changes. */
export function staleIn(results: string, cases: readonly Case[]): readonly string[] {
  return cases.flatMap(({ name, measures = ELEMENTS }) => {
    const section = new RegExp(`<!-- ${name} -->([^]*?)<!-- /${name} -->`).exec(results)?.[1] ?? '';
    const commit = /^_.* UTC, at ([0-9a-f]+)/m.exec(section)?.[1];
    const count = commit === undefined ? 0 : changesSince(commit, measures);
    return count === 0 ? [] : [`${name} (${count})`];
  });
}

/** The mark below the introduction. */
export const markOf = (stale: readonly string[]): string =>
  stale.length === 0
    ? ''
    : `Older than the code they measure, with the number of commits since: ${stale.join(', ')}.\n`;
