/** The last lines of a run: the failed and the skipped tests, the missing tools, and the sum. */

export interface Skipped {
  readonly file: string;
  readonly title: string;
}

export interface Failed extends Skipped {
  readonly error: string;
}

/** Of one test runner. */
export interface Results {
  readonly passed: number;
  readonly skipped: readonly Skipped[];
  readonly failed: readonly Failed[];
}

/** The first lines of an error: those of a build tool come after its heading. */
const briefly = (error: string): string =>
  error
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 12)
    .join(' | ')
    .slice(0, 1200);

/** Names each test: the log of a CI may keep only the end of the output. `lacks` names the machine's missing tools. */
export function reportOf(results: readonly Results[], lacks: readonly string[]): string[] {
  const [failed, skipped] = [results.flatMap((one) => one.failed), results.flatMap((one) => one.skipped)];
  const passed = results.reduce((sum, one) => sum + one.passed, 0);
  return [
    ...failed.map(({ file, title, error }) => `failed: ${file}: ${title}: ${briefly(error)}`),
    ...skipped.map(({ file, title }) => `skipped: ${file}: ${title}`),
    ...(lacks.length > 0 ? [`Missing: ${lacks.join(', ')}.`] : []),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ];
}
