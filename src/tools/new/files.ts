/** Builds the files of a new element from the templates beside this file, and its entries in the texts of its domain and in the blocks of WordPress. */
import { readFileSync } from 'node:fs';
import { propertyName, type Group } from '../../element/declare';

const GROUPS: Readonly<Record<string, Group>> = {
  account: 'Forms and account',
  cart: 'Cart and checkout',
  favourites: 'Product',
  lockers: 'Cart and checkout',
  orders: 'Cart and checkout',
  product: 'Product',
  quick: 'Search',
  search: 'Search',
};

/** The folders of `src/` that an element can belong to. */
export const domains = Object.keys(GROUPS);

const template = (name: string): string => readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');

/** Adds an entry at the end of a table in the text; `opening` matches its first line, `closing` is its last. */
function withEntry(file: string, opening: RegExp, closing: string, entry: string): string {
  const start = opening.exec(file);
  const end = start === null ? -1 : file.indexOf(`\n${closing}`, start.index);
  if (end < 0) throw new Error(`Missing table of texts: ${opening}`);
  return `${file.slice(0, end)}\n${entry}${file.slice(end)}`;
}

const BLOCKS = 'src/php/src/Bridge/blocks.json';

/** The blocks of WordPress's editor, in alphabetical order. */
function withBlock(file: string, tag: string): string {
  const json = JSON.parse(file) as { readonly blocks: object };
  const block = ['Nowy element', 'Przycisk z potwierdzeniem.', 'button', {}];
  const blocks = Object.entries({ ...json.blocks, [tag]: block }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...json, blocks: Object.fromEntries(blocks) });
}

const POLISH = /export const (\w+) = texts\('([^']+)', \{/;

/**
 * The files to write: paths and contents. `read` returns a file of the repository. Throws, with a sentence for the developer, if the
 * tag or the domain is not possible.
 */
export function newElement(tag: string, domain: string, read: (path: string) => string): ReadonlyMap<string, string> {
  if (!/^shop(-[a-z]+)+$/.test(tag))
    throw new Error(`Invalid tag ${tag}: use shop- and lower-case letters, such as shop-stock-alert`);
  if (!domains.includes(domain)) throw new Error(`--domain is one of ${domains.join(', ')}: ${domain}`);
  const name = tag.replace('shop-', '');
  const polish = read(`src/${domain}/text.ts`);
  const [, table = '', prefix = ''] = POLISH.exec(polish) ?? [];
  const key = propertyName(name);
  const words: Readonly<Record<string, string>> = {
    TAG: tag,
    NAME: name,
    WORDS: name.replaceAll('-', ' '),
    VIEW: propertyName(`-${name}`),
    EXPORT: propertyName(tag),
    KEY: key,
    DOMAIN: domain,
    GROUP: GROUPS[domain] ?? 'Page',
    TABLE: table,
  };
  const filled = (from: string): string =>
    template(from).replace(new RegExp(`\\b(${Object.keys(words).join('|')})\\b`, 'g'), (word) => words[word] ?? word);
  const english = new RegExp(`^ {2}'?${prefix.replace('.', '\\.')}'?: \\{`, 'm');
  return new Map([
    [`elements/${tag}.ts`, filled('declaration')],
    [`elements/define/${tag}.ts`, filled('define')],
    [`src/${domain}/${name}/${words['VIEW']}.tsx`, filled('view')],
    [`src/${domain}/${name}/${name}.css`, filled('css')],
    [`test/browser/${domain}/${name}.test.ts`, filled('test')],
    [`demo/docs/examples/${tag}.ts`, filled('example')],
    [`src/${domain}/text.ts`, withEntry(polish, POLISH, '});', `  ${key}: { button: 'Zapytaj', done: 'Gotowe.' },`)],
    [
      `src/${domain}/text.en.ts`,
      withEntry(read(`src/${domain}/text.en.ts`), english, '  }', `    ${key}: { button: 'Ask', done: 'Done.' },`),
    ],
    [BLOCKS, withBlock(read(BLOCKS), tag)],
  ]);
}
