/** Decides how `npx shop-elements conform` runs: what it prints where, and which outcome makes a CI fail. */
import { writeFileSync } from 'node:fs';
import { wordsOf, type Format, type Words } from './arguments';
import { asHtml } from './report/html';
import { asJunit } from './report/junit';
import { codeOf, outcomeOf, type Outcome } from './report/outcome';
import { asText } from './report/text';
import { findingsOf, type ConformOptions } from './run';
import { list, usage } from './usage';

export interface Surroundings {
  readonly transport?: ConformOptions['transport'];
  /** Called with what is under way; by default it goes to stderr, so that it does not mix with the report. */
  readonly progress?: (line: string) => void;
  /** The documentation, if `--docs` names none, and where the built files lie: both for links. */
  readonly docs?: string | undefined;
  readonly files?: string;
}

const written: Readonly<Record<Format, (outcome: Outcome) => string>> = {
  json: ({ results }) => `${JSON.stringify(results, null, 2)}\n`,
  junit: asJunit,
  html: asHtml,
};

const whyOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message + (error.cause instanceof Error ? ` (${error.cause.message})` : '');
};

/** Runs the command; `print` gets the report. Resolves with the exit code. */
export async function conformCommand(
  args: readonly string[],
  print: (text: string) => void,
  { transport, progress = (line) => void process.stderr.write(`${line}\n`), docs: home, files }: Surroundings = {},
): Promise<number> {
  let words: Words;
  try {
    words = wordsOf(args);
  } catch (error) {
    print(`${whyOf(error)}\n\n${usage}`);
    return 2;
  }
  const { url, docs, options, isStrict, isHelp, isList } = words;
  if (isList) {
    print(list());
    return 0;
  }
  if (isHelp || url === undefined) {
    print(usage);
    return isHelp ? 0 : 2;
  }
  const begin = performance.now();
  const seconds = (): number => (performance.now() - begin) / 1000;
  const hear = (step: string): void => progress(`${seconds().toFixed(1).padStart(6)} s  ${step}`);
  try {
    const findings = await findingsOf({ ...options, transport, progress: hear });
    const outcome = outcomeOf(findings, { url, docs: docs ?? home, files, only: options.only }, seconds());
    tell(outcome, words, print);
    return codeOf(outcome, isStrict);
  } catch (error) {
    print(`${url} could not be tried: ${whyOf(error)}\n`);
    return 2;
  }
}

function tell(outcome: Outcome, { formats }: Words, print: (text: string) => void): void {
  const isInTerminal = [...formats.values()].includes(undefined);
  if (!isInTerminal) print(asText(outcome));
  for (const [format, file] of formats) {
    if (file === undefined) print(written[format](outcome));
    else writeFileSync(file, written[format](outcome));
  }
}
