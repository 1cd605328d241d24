/** Generates `src/php/CLASSES.md`: the constructor of each public class of the PHP package, from its docblocks. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../php/src/', import.meta.url);

/** Folders in the order in which a shop is built. */
const FOLDERS = ['Shop', 'Cart', 'Store', 'Http', 'Payment', 'Company'];

/** Classes that the package itself creates. */
const INNER = new Set(
  'Amount CarrierKind CartAnswer CartCalls Catalogue Chosen Entry OrderPayment Partners PaymentCalls PointsIndex ProductSheet RegisterSilent StoredCarts Totals TypedProduct UnreadablePrice'.split(
    ' ',
  ),
);

export interface Parameter {
  readonly name: string;
  readonly type: string;
  /** Default; undefined for a required parameter. */
  readonly value: string | undefined;
  /** Empty if the code has no comment. */
  readonly means: string;
}

export interface PhpClass {
  readonly name: string;
  readonly space: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
}

/** Classes whose methods a shop calls; it implements the interfaces of `Shop`. */
const CALLED = new Set('Money Db Holdings Goods PdoHistory PdoQuotes Partners ContactFields PdoSearch'.split(' '));

export interface Method {
  readonly name: string;
  /** `name(type $parameter): type`. */
  readonly signature: string;
  readonly means: string;
}

export interface PhpMethods extends Pick<PhpClass, 'name' | 'space' | 'summary'> {
  readonly methods: readonly Method[];
}

const plain = (doc: string): string =>
  doc
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Splits at a character outside of brackets and quotes. */
function parts(text: string, separator: string): string[] {
  const pieces = [''];
  let depth = 0;
  let isQuoted = false;
  for (const one of text) {
    if (one === "'") isQuoted = !isQuoted;
    if (!isQuoted && '([{<'.includes(one)) depth += 1;
    if (!isQuoted && ')]}>'.includes(one)) depth -= 1;
    if (one === separator && depth === 0 && !isQuoted) pieces.push('');
    else pieces[pieces.length - 1] += one;
  }
  return pieces.map((one) => one.trim()).filter((one) => one !== '');
}

const summaryOf = (source: string): string => plain(/\/\*\*([^]*?)\*\//.exec(source)?.[1] ?? '');

const lowerFirst = (text: string): string => text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

const firstOf = (summary: string): string =>
  lowerFirst(summary)
    .replace(/\. [^]*$/, '')
    .replace(/ \(rules? .*?\)/, '')
    .replace(/\.$/, '');

/** The summary of each class and interface: it explains a parameter of that type. */
const summaries = new Map(
  ['.', ...FOLDERS].flatMap((space) =>
    readdirSync(new URL(`${space}/`, folder))
      .filter((file) => file.endsWith('.php'))
      .map((file) => [file.replace('.php', ''), summaryOf(readFileSync(new URL(`${space}/${file}`, folder), 'utf8'))]),
  ),
);

/** A group in round brackets, such as the parameters of a closure. */
const ROUND = String.raw`\((?:[^()]|\([^()]*\))*\)`;

function readClass(space: string, file: string): PhpClass | undefined {
  const source = readFileSync(new URL(`${space}/${file}`, folder), 'utf8');
  const [before = '', after] = source.split('public function __construct(', 2);
  if (after === undefined) return undefined;
  const doc = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(before)?.[1] ?? '';
  // A docblock's type is more exact than the declared one.
  const tags = plain(doc).split('@param ').slice(1);
  const [signature = ''] = parts(after, '{');
  const own = signature.slice(0, signature.lastIndexOf(')'));
  const parameters = parts(own, ',').map((text): Parameter => {
    const [, declared = '', name = '', value] =
      /^(?:#\[\w+\] )?(?:(?:public|private) )?(?:readonly )?([^$]*?) ?(?:\.\.\.)?\$(\w+)(?: = ([^]*))?$/.exec(text) ??
      [];
    const matches = tags.map((one) =>
      new RegExp(`^((?:${ROUND}|[^$(])*) (?:\\.\\.\\.)?\\$${name}\\b ?([^]*)$`).exec(one),
    );
    const [, type = declared, means = ''] = matches.find((one) => one !== null) ?? [];
    return { name, type, value, means: means === '' ? firstOf(summaries.get(declared.replace('?', '')) ?? '') : means };
  });
  const summary = summaryOf(source);
  return { name: file.replace('.php', ''), space, summary, parameters };
}

/** The package's classes that a shop creates or receives. */
export const phpClasses = (): PhpClass[] =>
  FOLDERS.flatMap((space) =>
    readdirSync(new URL(`${space}/`, folder))
      .sort()
      .filter((file) => !INNER.has(file.replace('.php', '')))
      .flatMap((file) => readClass(space, file) ?? []),
  );

/** A method with its docblock, if it has one. */
const METHOD =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?public (static )?function (?!__)(\w+)(\((?:[^()]|\([^()]*\))*\)(?:: [\w?|\\]+)?)/g;

function methodsIn(name: string, source: string): Method[] {
  return [...source.matchAll(METHOD)].map(([, doc = '', isStatic, own = '', rest = '']) => {
    const [text = '', ...tags] = plain(doc).split(/ ?@(?=param|return|throws|template)/);
    const notes = tags.flatMap((one) => {
      const [tag = '', type = '', ...note] = parts(one, ' ');
      const verb = { return: 'Returns', throws: 'Throws' }[tag];
      // `T` is the type that a closure returns.
      if (verb === undefined || type === 'T') return [];
      return `${verb} \`${type}\`${note.length === 0 ? '' : `${tag === 'return' ? ',' : ''} ${note.join(' ')}`}.`;
    });
    const signature = `${isStatic ? `${name}::` : ''}${own}${plain(rest)}`;
    return { name: own, signature, means: [text, ...notes].filter((one) => one !== '').join(' ') };
  });
}

/** The interfaces that a shop may implement, and the classes whose methods it calls. */
export const phpMethods = (): PhpMethods[] =>
  FOLDERS.flatMap((space) =>
    readdirSync(new URL(`${space}/`, folder))
      .sort()
      .flatMap((file) => {
        const name = file.replace('.php', '');
        const source = readFileSync(new URL(`${space}/${file}`, folder), 'utf8');
        const isListed = CALLED.has(name) || (space === 'Shop' && source.includes(`\ninterface ${name}`));
        return isListed ? { name, space, summary: summaryOf(source), methods: methodsIn(name, source) } : [];
      }),
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
  return `## new ${name}

<!-- words: ShopElements\\${space}\\${name} -->

\`ShopElements\\${space}\\${name}\`: ${lowerFirst(summary)}

| Parameter | Type | Without it | Means |
| --------- | ---- | ---------- | ----- |
${rows.join('\n')}
`;
}

function methodsPageOf({ name, space, summary, methods }: PhpMethods): string {
  // Methods of an interface are explained there.
  const rows = methods
    .filter(({ means }) => means !== '')
    .map(({ signature, means }) => `| ${code(signature)} | ${cell(means)} |`);
  return `## Methods of ${name}

<!-- words: ShopElements\\${space}\\${name}, ${methods.map((one) => one.name).join(', ')} -->

\`ShopElements\\${space}\\${name}\`: ${lowerFirst(summary)}

| Method | Means |
| ------ | ----- |
${rows.join('\n')}
`;
}

/** As Markdown. */
export const phpClassesPage = (): string => `# Classes of the PHP package

The constructor of each class, from the comments in its code; below, the methods of the interfaces that your shop may implement, and of the classes that it calls. All parameters can be named: \`new Product('KLE-25', 'Klej', 4290, stock: 7)\`. Prices are net, in whole grosze.

${phpClasses().map(pageOf).join('\n')}
${phpMethods().map(methodsPageOf).join('\n')}`;
