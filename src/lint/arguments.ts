/** Decides how `npx shop-elements lint` is asked, which files it reads, and how it tells what it found. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Declaration } from '../element/declare';
import { lint, type Problem } from './lint';
import { languageOf, type Language } from './mask';

export const usage = `shop-elements lint <files or folders> [--json] [--help]
  Finds unknown tags and attributes, wrong values, broken and wrongly escaped JSON
  in .html, .twig, .php, .phtml and .blade.php, also in strings of PHP, with line and column.

  Exit code: 0 nothing was found, 1 something was, 2 there was nothing to read.
`;

const SKIPPED = /^(node_modules|vendor|dist|\..+)$/;

/** The templates among the files, and those in the folders, deep. */
function templatesIn(paths: readonly string[]): { path: string; language: Language }[] {
  return paths.flatMap((path) => {
    const language = languageOf(path);
    if (!statSync(path).isDirectory()) return language === undefined ? [] : [{ path, language }];
    const inside = readdirSync(path).filter((name) => !SKIPPED.test(name));
    return templatesIn(inside.sort().map((name) => join(path, name)));
  });
}

const sentence = (path: string, { line, column, rule, message }: Problem): string =>
  `${path}:${line}:${column}  ${rule}  ${message}\n`;

/** Runs the command; `print` gets the findings. Returns the exit code. */
export function lintCommand(
  args: readonly string[],
  declarations: readonly Declaration[],
  print: (text: string) => void,
): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
    allowPositionals: true,
  });
  if (values.help || positionals.length === 0) {
    print(usage);
    return values.help ? 0 : 2;
  }
  const templates = templatesIn(positionals);
  if (templates.length === 0) {
    print(`No templates in ${positionals.join(', ')}.\n`);
    return 2;
  }
  const found = templates.map(({ path, language }) => ({
    path,
    problems: lint(readFileSync(path, 'utf8'), language, declarations),
  }));
  const count = found.reduce((sum, { problems }) => sum + problems.length, 0);
  if (values.json)
    print(
      `${JSON.stringify(
        found.filter(({ problems }) => problems.length > 0),
        null,
        2,
      )}\n`,
    );
  else {
    for (const { path, problems } of found) for (const one of problems) print(sentence(path, one));
    print(`${templates.length} templates, ${count} ${count === 1 ? 'problem' : 'problems'}.\n`);
  }
  return count > 0 ? 1 : 0;
}
