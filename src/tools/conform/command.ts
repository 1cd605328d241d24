/** Runs `npx shop-elements conform`: writes the reports and returns the exit code. */
import { writeFileSync } from 'node:fs';
import { parseArguments, type Format, type ParsedArguments } from './arguments';
import { asHtml } from './report/html';
import { asJunit } from './report/junit';
import { codeOf, kitReportOf, type KitReport } from './report/kit-report';
import { asText } from './report/text';
import { findingsOf, type ConformOptions } from './run';
import { list, usage } from './usage';

export interface Environment {
  readonly transport?: ConformOptions['transport'];
  /** Called with the current step. Default: prints to stderr, separate from the report. */
  readonly progress?: (line: string) => void;
  /** For links: the documentation if `--docs` names none, and the folder of the built files. */
  readonly docs?: string | undefined;
  readonly files?: string;
}

const writers: Readonly<Record<Format, (outcome: KitReport) => string>> = {
  // Keys of release 0.1: scripts of shops read them.
  json: ({ results }) =>
    `${JSON.stringify(
      results.map(({ requirement, fix, lacksInput, ...rest }) => ({
        ...rest,
        says: requirement,
        mend: fix,
        isLacking: lacksInput,
      })),
      null,
      2,
    )}\n`,
  junit: asJunit,
  html: asHtml,
};

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message + (error.cause instanceof Error ? ` (${error.cause.message})` : '');
};

/** Runs the command; `print` gets the report. Resolves with the exit code. */
export async function conformCommand(
  args: readonly string[],
  print: (text: string) => void,
  { transport, progress = (line) => void process.stderr.write(`${line}\n`), docs: home, files }: Environment = {},
): Promise<number> {
  let parsed: ParsedArguments;
  try {
    parsed = parseArguments(args);
  } catch (error) {
    print(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  const { url, docs, options, isStrict, isHelp, isList } = parsed;
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
  const onProgress = (step: string): void => progress(`${seconds().toFixed(1).padStart(6)} s  ${step}`);
  try {
    const findings = await findingsOf({ ...options, transport, progress: onProgress });
    const outcome = kitReportOf(findings, { url, docs: docs ?? home, files, only: options.only }, seconds());
    writeReports(outcome, parsed, print);
    return codeOf(outcome, isStrict);
  } catch (error) {
    print(`${url} could not be tried: ${messageOf(error)}\n`);
    return 2;
  }
}

function writeReports(outcome: KitReport, { formats }: ParsedArguments, print: (text: string) => void): void {
  const isInTerminal = [...formats.values()].includes(undefined);
  if (!isInTerminal) print(asText(outcome));
  for (const [format, file] of formats) {
    if (file === undefined) print(writers[format](outcome));
    else writeFileSync(file, writers[format](outcome));
  }
}
