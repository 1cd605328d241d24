/** Runs `npx shop-elements cdn`: copies the files of this version into an immutable folder, and prints the tags for a page. */
import { cpSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf, importMap } from '../pack/integrity';
import { parsed } from './parsed';
import { compared } from './verify';

export const cdnUsage = `shop-elements cdn <folder> [options]
  Puts the files that pages load into <folder>/<version>/ and prints a page's lines with their hashes. A version that is
  there already is compared, and never overwritten.

  --base <url>          the address of <folder>; default /elements/
  --chunks              an import map too, by which the browser checks each file that the script asks for
  --nonce <text>        what stands for the nonce of a strict policy, such as "{{ nonce }}": on the map and on the script
  -h, --help            this text

  Exit code: 0 they are there, 1 the version is there with other bytes.
`;

type Files = ReturnType<typeof filesOf>;

/** Tags for a page's head, in this order: an import map must precede the first module. */
function linesOf(files: Files, base: string, hasChunks: boolean, nonce?: string): string[] {
  const checked = (file: string): string =>
    `"${base}${file}" integrity="${files[file]?.integrity}" crossorigin="anonymous"`;
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return [
    `<link rel="stylesheet" href=${checked('shop-elements.css')}>`,
    ...(hasChunks ? [`<script type="importmap"${allowed}>${importMap(files, base)}</script>`] : []),
    `<script type="module" async src=${checked('index.js')}${allowed}></script>`,
  ];
}

/** Whether pages need the file: not maps, types, the command and page objects. */
const isForPages = (path: string): boolean => !path.endsWith('.map') && !/^(command|testing|types)(\/|\\|$)/.test(path);

/** Resolves with the exit code. `own` is the package's dist/. */
export async function cdnCommand(
  args: readonly string[],
  { own, version, print }: { own: string; version: string; print: (text: string) => void },
): Promise<number> {
  const { values, positionals } = parsed(args, ['base', 'nonce'], ['chunks']);
  const { base: given = '/elements/', nonce } = values;
  const [folder, ...more] = positionals;
  if (values.help || folder === undefined || more.length > 0) {
    print(cdnUsage);
    return values.help ? 0 : 2;
  }
  if (/["<>\s]/.test(given)) throw new Error(`${given} is not a URL.`);
  if (nonce?.includes('"')) throw new Error('A nonce must not contain quotes.');
  if (!existsSync(join(own, 'index.js'))) throw new Error(`${own} has no built elements.`);
  const target = join(folder, version);
  if (existsSync(target)) {
    const { different, missing } = await compared(target, own);
    const wrong = [...different, ...missing];
    if (wrong.length > 0) {
      print(`${target} contains other files than version ${version}; nothing was changed: ${wrong.join(', ')}\n`);
      return 1;
    }
  } else cpSync(own, target, { recursive: true, filter: (source) => isForPages(relative(own, source)) });
  const base = `${given.replace(/\/*$/, '/')}${version}/`;
  print(`${linesOf(filesOf(own), base, values.chunks, nonce).join('\n')}\n`);
  return 0;
}
