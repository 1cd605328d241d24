/** Decides what `npx shop-elements cdn` does: puts this version's files into their own, immutable folder, and prints lines for a page. */
import { cpSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from '../pack/integrity';
import { compared } from './verify';

export const cdnUsage = `shop-elements cdn <folder> [options]
  Puts the files that pages load into <folder>/<version>/ and prints a page's lines with their hashes. A version that is
  there already is compared, and never overwritten.

  --base <url>          the address of <folder>; default /elements/
  --chunks              an import map too, by which the browser checks each file that the script asks for
  -h, --help            this text

  Exit code: 0 they are there, 1 the version is there with other bytes.
`;

type Files = ReturnType<typeof filesOf>;

/** For a page's head, in this order: an import map only counts before the first module. */
function linesOf(files: Files, base: string, hasChunks: boolean): string[] {
  const checked = (file: string): string =>
    `"${base}${file}" integrity="${files[file]?.integrity}" crossorigin="anonymous"`;
  const map = Object.entries(files).filter(([file]) => file.endsWith('.js') && file !== 'shop-elements.js');
  const integrity = Object.fromEntries(map.map(([file, one]) => [`${base}${file}`, one.integrity]));
  return [
    `<link rel="stylesheet" href=${checked('shop-elements.css')}>`,
    ...(hasChunks ? [`<script type="importmap">${JSON.stringify({ integrity })}</script>`] : []),
    `<script type="module" async src=${checked('index.js')}></script>`,
  ];
}

/** Pages do not need maps, types, the command and page objects. */
const isForPages = (path: string): boolean => !path.endsWith('.map') && !/^(command|testing|types)(\/|\\|$)/.test(path);

/** Resolves with the exit code. `own` is the package's dist/. */
export async function cdnCommand(
  args: readonly string[],
  { own, version, print }: { own: string; version: string; print: (text: string) => void },
): Promise<number> {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { base: { type: 'string', default: '/elements/' }, chunks: flag, help: { ...flag, short: 'h' } },
  });
  const [folder, ...more] = positionals;
  if (values.help || folder === undefined || more.length > 0) {
    print(cdnUsage);
    return values.help ? 0 : 2;
  }
  if (/["<>\s]/.test(values.base)) throw new Error(`${values.base} is no address.`);
  if (!existsSync(join(own, 'index.js'))) throw new Error(`${own} has no built elements.`);
  const target = join(folder, version);
  if (existsSync(target)) {
    const { different, missing } = await compared(target, own);
    const wrong = [...different, ...missing];
    if (wrong.length > 0) {
      print(`${target} has other files than this ${version}, and is left as it is: ${wrong.join(', ')}\n`);
      return 1;
    }
  } else cpSync(own, target, { recursive: true, filter: (source) => isForPages(relative(own, source)) });
  const base = `${values.base.replace(/\/*$/, '/')}${version}/`;
  print(`${linesOf(filesOf(own), base, values.chunks).join('\n')}\n`);
  return 0;
}
