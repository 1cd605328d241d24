/** Selects which of many similar cases `npm test` runs in a browser. The suite `wide` runs all. */

/** Whether this is the project `wide`. */
export const isWhole = process.env['E2E'] === 'all';

/** The last of similar cases; all cases in a whole run. */
export const exemplar = <T>(cases: readonly T[]): readonly T[] => (isWhole ? cases : cases.slice(-1));

/** Every `step`th case and the last one, so that both ends of a range are tested; all in a whole run. */
export const sampled = <T>(cases: readonly T[], step = 6): readonly T[] =>
  isWhole ? cases : cases.filter((_, at) => at % step === 0 || at === cases.length - 1);
