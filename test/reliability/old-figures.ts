/** Names the figures of test/RELIABILITY.md that were measured too many commits ago. */
import { spawnSync } from 'node:child_process';

/** A figure older than this says little about the current commit. */
export const MAX_COMMITS = 300;

/** Number of commits since `commit`; undefined if this clone does not have it. */
function commitsSince(commit: string): number | undefined {
  const { status, stdout } = spawnSync('git', ['rev-list', '--count', `${commit}..HEAD`], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** One sentence a section: "Mutants: 412 commits old". `page` is the text of the file. */
export function oldFigures(page: string, ageOf = commitsSince): string[] {
  return page.split(/^## /m).flatMap((section) => {
    const commit = /commit ([\da-f]{7,40})/.exec(section)?.[1];
    const title = section.split('\n', 1)[0];
    if (commit === undefined) return section.includes('Not run yet.') ? [`${title}: not measured yet`] : [];
    const age = ageOf(commit);
    if (age === undefined) return [`${title}: measured at the unknown commit ${commit}`];
    return age > MAX_COMMITS ? [`${title}: ${age} commits old`] : [];
  });
}
