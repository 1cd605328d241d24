/** Decides which of many like cases a run in a browser looks at: some of them at each run, all with `npm run suite e2e-all`. */

/** Whether the run takes its time. */
export const isWhole = process.env['E2E'] === 'all';

/** The last of cases that are much alike, where one of them is enough for a run; all of them where it takes its time. */
export const exemplar = <T>(cases: readonly T[]): readonly T[] => (isWhole ? cases : cases.slice(-1));

/** Every `nth` of them, the first and the last among these: what differs by degrees is looked at at both ends. */
export const sampled = <T>(cases: readonly T[], step = 6): readonly T[] =>
  isWhole ? cases : cases.filter((_, at) => at % step === 0 || at === cases.length - 1);
