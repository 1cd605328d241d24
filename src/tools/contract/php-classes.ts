/** Decides what `src/php/CLASSES.md` says: how each public class of the PHP package is made, taken from its docblocks. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../php/src/', import.meta.url);

/** Folders in the order of a shop's making. */
const FOLDERS = ['Shop', 'Cart', 'Store', 'Http', 'Payment', 'Company'];

/** Made by the package itself. */
const INNER = new Set(
  'Amount CarrierKind CartAnswer CartCalls Catalogue Chosen Entry OrderPayment Partners PaymentCalls PointsIndex ProductSheet RegisterSilent StoredCarts Totals TypedProduct UnreadablePrice'.split(
    ' ',
  ),
);

export interface Parameter {
  readonly name: string;
  readonly type: string;
  /** Undefined where it has to be given. */
  readonly value: string | undefined;
  /** Empty where nothing says it. */
  readonly means: string;
}

export interface PhpClass {
  readonly name: string;
  readonly space: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
}

const plain = (doc: string): string =>
  doc
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Splits at a sign that is in no brackets and no quotes. */
function parts(text: string, sign: string): string[] {
  const found = [''];
  let depth = 0;
  let isQuoted = false;
  for (const one of text) {
    if (one === "'") isQuoted = !isQuoted;
    if (!isQuoted && '([{<'.includes(one)) depth += 1;
    if (!isQuoted && ')]}>'.includes(one)) depth -= 1;
    if (one === sign && depth === 0 && !isQuoted) found.push('');
    else found[found.length - 1] += one;
  }
  return found.map((one) => one.trim()).filter((one) => one !== '');
}

const summaryOf = (source: string): string =>
  plain(/\/\*\*([^]*?)\*\//.exec(source)?.[1] ?? '').replace(/^Decides /, '');

const firstOf = (summary: string): string =>
  summary
    .replace(/\. [^]*$/, '')
    .replace(/ \(rules? .*?\)/, '')
    .replace(/\.$/, '');

/** What each class and interface decides: it says enough of a parameter that is one. */
const summaries = new Map(
  ['.', ...FOLDERS].flatMap((space) =>
    readdirSync(new URL(`${space}/`, folder))
      .filter((file) => file.endsWith('.php'))
      .map((file) => [file.replace('.php', ''), summaryOf(readFileSync(new URL(`${space}/${file}`, folder), 'utf8'))]),
  ),
);

/** What stands in round brackets, as the parameters of a closure. */
const ROUND = String.raw`\((?:[^()]|\([^()]*\))*\)`;

function readClass(space: string, file: string): PhpClass | undefined {
  const source = readFileSync(new URL(`${space}/${file}`, folder), 'utf8');
  const [before = '', after] = source.split('public function __construct(', 2);
  if (after === undefined) return undefined;
  const doc = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  // A docblock says the type with which it begins more exactly than the code does.
  const told = plain(doc).split('@param ').slice(1);
  const [signature = ''] = parts(after, '{');
  const own = signature.slice(0, signature.lastIndexOf(')'));
  const parameters = parts(own, ',').map((text): Parameter => {
    const [, declared = '', name = '', value] =
      /^(?:#\[\w+\] )?(?:(?:public|private) )?(?:readonly )?([^$]*?) ?(?:\.\.\.)?\$(\w+)(?: = ([^]*))?$/.exec(text) ??
      [];
    const said = told.map((one) => new RegExp(`^((?:${ROUND}|[^$(])*) (?:\\.\\.\\.)?\\$${name}\\b ?([^]*)$`).exec(one));
    const [, type = declared, means = ''] = said.find((one) => one !== null) ?? [];
    return { name, type, value, means: means === '' ? firstOf(summaries.get(declared.replace('?', '')) ?? '') : means };
  });
  const summary = summaryOf(source);
  return { name: file.replace('.php', ''), space, summary, parameters };
}

/** The package's classes that a shop makes, or gets. */
export const phpClasses = (): PhpClass[] =>
  FOLDERS.flatMap((space) =>
    readdirSync(new URL(`${space}/`, folder))
      .sort()
      .filter((file) => !INNER.has(file.replace('.php', '')))
      .flatMap((file) => readClass(space, file) ?? []),
  );

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${cell(text)}\``;
/** Tables print classes by their short names, as the code does. */
const short = (value: string): string => value.replaceAll(/new (\w+)\(\)/g, 'new $1');

function pageOf({ name, space, summary, parameters }: PhpClass): string {
  const rows = parameters.map(({ name: own, type, value, means }) =>
    ['', code(own), code(type), value === undefined ? 'needed' : code(short(value)), cell(means), '']
      .join(' | ')
      .trim(),
  );
  // "Cart" alone is what people call the element.
  return `## new ${name}

<!-- words: ShopElements\\${space}\\${name} -->

\`ShopElements\\${space}\\${name}\`: ${summary}

| Parameter | Type | Without it | Means |
| --------- | ---- | ---------- | ----- |
${rows.join('\n')}
`;
}

/** As Markdown. */
export const phpClassesPage = (): string => `# Classes of the PHP package

How each class is made, from its own comments. All parameters can be named: \`new Product('KLE-25', 'Klej', 4290, stock: 7)\`. Prices are
net, in whole grosze.

${phpClasses().map(pageOf).join('\n')}`;
