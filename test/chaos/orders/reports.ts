/** Stores the reports of seen orders in a file, so that a long run can be continued or shared by processes, and prints one line each. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { SeenReport } from './seen';

/** The orders of each kind of finding. */
export const findingsOf = (reports: readonly SeenReport[]) => {
  const those = (is: (one: SeenReport) => boolean) => reports.filter(is).map(({ what }) => what);
  return {
    unseen: those(({ placed, together }) => placed > 0 && !together),
    missed: those(({ placed, isFew, allLines }) => placed > 0 && isFew && !allLines),
    unheard: those(({ placed, isAcknowledged }) => placed > 0 && !isAcknowledged),
    stuck: those(({ placed }) => placed === 0),
  };
};

/** The report of an order that failed with an exception: one finding, and the run continues. */
export const broken = (run: number, error: unknown): SeenReport => ({
  run,
  placed: 0,
  together: false,
  allLines: false,
  isFew: false,
  isAcknowledged: false,
  isChanged: false,
  what: `${run}: ${error}`,
});

/** Stores nothing without a file. Reports with a finding or of another commit are ignored, so that they are repeated. */
export function storedReports(file: string | undefined) {
  const commit = file && execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  return {
    read(): SeenReport[] {
      if (file === undefined || !existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      const all = new Map(
        lines
          .map((line) => JSON.parse(line) as SeenReport & { commit: string })
          .filter((one) => one.commit === commit)
          .map((one) => [one.run, one]),
      );
      return [...all.values()].filter((one) => Object.values(findingsOf([one])).every(({ length }) => length === 0));
    },
    add(report: SeenReport) {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ commit, ...report })}\n`);
    },
  };
}

export function ordersSummary(reports: readonly SeenReport[], seed: number): string {
  const { unseen, missed, unheard, stuck } = findingsOf(reports);
  const changed = reports.filter(({ isChanged }) => isChanged).length;
  return `${reports.length} random orders (seed ${seed}), 320 to 1280 px, 1 to 500 lines, 4 ways to deliver and to pay, by bar, wheel, keys or End, ${changed} of them with a cart changed by another tab or the shop. Orders placed although the last line, the total and the button had not been on the screen together: ${unseen.length}; although one of up to 8 lines had not been on the screen: ${missed.length}; although a change was not acknowledged: ${unheard.length}. Never placed: ${stuck.length}.`;
}
