/** Parses the arguments of `npx shop-elements lint` and prints its findings. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Declaration } from '../../element/declare';
import { FILES, pageOf } from '../../page/docs-url';
import { parsed } from '../command/parsed';
import { filesIn } from './files';
import { languageOf } from './language';
import { lint } from './lint';
import { hints, mended, type Problem } from './problem';
import { sarifOf, type FileProblems } from './sarif';

export const usage = `shop-elements lint <files or folders> [--fix] [--json | --sarif] [--docs <url>] [--version] [--help]
  Finds what is wrong with our tags: names, ends, quotes, attributes and values, what they need, JSON and how it is printed,
  events, parts, custom properties, modules. It reads .html, .twig, .php, .phtml, .blade.php, .tpl (Smarty), .latte, .vue,
  .svelte, strings of PHP, JavaScript and TypeScript, and style sheets; with line and column.

  --fix    writes into the files what can be nothing else, and tells of the rest
  --json   the findings as JSON; --sarif as SARIF 2.1.0, which code scanning reads
  --docs <url>  the documentation's address, for links: https://shop.example/elementy/; without it they lead to a file of
           the package

  Exit code: 0 nothing was found but hints, 1 something was, 2 there was nothing to read.
`;

const sentence = (path: string, { line, column, rule, message }: Problem): string =>
  `${path}:${line}:${column}  ${rule}  ${message}\n`;

const ROUNDS = 3;

/** A fix may reveal further faults, so the fixed text is linted again. */
function lintFile(path: string, declarations: readonly Declaration[], isMending: boolean): FileProblems {
  const text = readFileSync(path, 'utf8');
  const language = languageOf(path) ?? 'html';
  let better = text;
  let problems = lint(text, language, declarations, true);
  // A renamed tag first, then its renamed attributes.
  for (let round = 0; isMending && round < ROUNDS; round++) {
    const next = mended(better, problems);
    if (next === better) break;
    better = next;
    problems = lint(better, language, declarations, true);
  }
  if (better !== text) writeFileSync(path, better);
  return { path, problems };
}

/** The package: its version, its documentation if it is public, and the folder of its built files. */
export interface Installed {
  readonly version?: string;
  readonly docs?: string | undefined;
  readonly files?: string;
}

/** Runs the command; `print` gets the findings. Returns the exit code. */
export function lintCommand(
  args: readonly string[],
  declarations: readonly Declaration[],
  print: (text: string) => void,
  { version = '', docs: home, files: built = FILES }: Installed = {},
): number {
  const { values, positionals } = parsed(args, ['docs'], ['fix', 'json', 'sarif', 'version']);
  if (values.version) {
    print(`${version}\n`);
    return 0;
  }
  if (values.help || positionals.length === 0) {
    print(usage);
    return values.help ? 0 : 2;
  }
  const pageOfRule = (rule: Problem['rule']): string => pageOf(values.docs ?? home, `lint-${rule}`, built);
  const skipped: string[] = [];
  const isRead = !values.json && !values.sarif;
  const paths = filesIn(positionals, (path, why) => {
    skipped.push(`${path} is skipped: ${why}.`);
    if (isRead) print(`${skipped.at(-1)}\n`);
  });
  if (paths.length === 0) {
    print(`No templates in ${positionals.join(', ')}.\n`);
    return 2;
  }
  const failing = paths
    .map((path) => lintFile(path, declarations, values.fix))
    .filter(({ problems }) => problems.length > 0);
  const count = failing.reduce((sum, { problems }) => sum + problems.filter(({ rule }) => !hints.has(rule)).length, 0);
  if (values.sarif) print(`${JSON.stringify(sarifOf(failing, version, skipped, pageOfRule), null, 2)}\n`);
  else if (values.json) print(`${JSON.stringify(failing, null, 2)}\n`);
  else {
    for (const { path, problems } of failing) for (const one of problems) print(sentence(path, one));
    const broken = new Set(failing.flatMap(({ problems }) => problems.map(({ rule }) => rule)));
    for (const rule of broken) print(`${rule}: ${pageOfRule(rule)}\n`);
    print(
      `${paths.length} ${paths.length === 1 ? 'file' : 'files'}, ${count} ${count === 1 ? 'problem' : 'problems'}.\n`,
    );
  }
  return count > 0 ? 1 : 0;
}
