/** Runs `npx shop-elements verify`: compares a folder or a URL with the files of this version, byte for byte. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesOf, integrityOf } from '../pack/integrity';
import { wrongHashes } from './page-hashes';
import { parsed } from './parsed';

export const verifyUsage = `shop-elements verify <folder or url> [options]
  Compares the elements that stand there with those of this version, byte for byte, and says which files differ, are
  missing or, in a folder, are too many. What no page asks for (types, editor data) may be missing.

  --against <folder>    in place of the package's own files: the dist/ of a rebuild
  --page <file or url>  the hashes that this page says of them too: integrity="…" and its import map
  --allow-extra         files of other versions or of the shop may stand beside ours
  -h, --help            this text

  Exit code: 0 all is the same, 1 something is not, 2 the folder or the server could not be asked.
`;

export interface Outcome {
  readonly same: number;
  readonly different: readonly string[];
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** All files in a folder, with `/` in their paths. Without maps, which are not published. */
const listed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.map') && statSync(join(folder, path)).isFile())
    .sort();

/** Throws without a response: a broken connection proves nothing. A page instead of a file counts as a different file. */
async function fetched(url: URL): Promise<Buffer | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((error: unknown) => {
    throw new Error(`${url.href} did not respond.`, { cause: error });
  });
  if (response.status >= 500) throw new Error(`${url.href} returned ${response.status}.`);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}

type Look = (path: string) => Promise<Buffer | undefined>;

const AT_ONCE = 6;

/** `place` is the folder or the URL of the files. */
export async function compared(place: string, reference: string): Promise<Outcome> {
  const isAddress = /^https?:\/\//.test(place);
  if (!isAddress && !existsSync(place)) throw new Error(`Folder ${place} not found.`);
  const base = isAddress ? new URL(place.replace(/\/*$/, '/')) : undefined;
  const look: Look = async (path) => {
    if (base !== undefined) return fetched(new URL(path, base));
    const file = join(place, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const needed = Object.keys(filesOf(reference)).map((path) => path.replaceAll('\\', '/'));
  const known = listed(reference);
  // A server has no separate compressed files, and cannot list its folder.
  const compared = base === undefined ? known : needed;
  const different: string[] = [];
  const missing: string[] = [];
  const left = [...compared];
  const work = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const content = await look(path);
      if (content === undefined) missing.push(path);
      else if (integrityOf(content) !== integrityOf(readFileSync(join(reference, path)))) different.push(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    same: compared.length - different.length - missing.length,
    different: different.sort(),
    missing: missing.filter((path) => needed.includes(path)).sort(),
    extra: base === undefined ? listed(place).filter((path) => !known.includes(path)) : [],
  };
}

/** Foreign file names are printed without characters that control a terminal. */
const plain = (path: string): string => path.replaceAll(/\p{C}/gu, '?');

/** Throws if there is none. */
async function pageAt(place: string): Promise<string> {
  const content = /^https?:\/\//.test(place) ? await fetched(new URL(place)) : readFileSync(place);
  if (content === undefined) throw new Error(`Page ${place} not found.`);
  return String(content);
}

/** Resolves with the exit code. `own` is the package's dist/. */
export async function verifyCommand(
  args: readonly string[],
  { own, version, print }: { own: string; version: string; print: (text: string) => void },
): Promise<number> {
  const { values, positionals } = parsed(args, ['against', 'page'], ['allow-extra']);
  const [place, ...more] = positionals;
  if (values.help || place === undefined || more.length > 0) {
    print(verifyUsage);
    return values.help ? 0 : 2;
  }
  const reference = values.against === undefined ? own : resolve(values.against);
  if (!existsSync(join(reference, 'index.js'))) throw new Error(`${reference} has no built elements to compare with.`);
  const { same, different, missing, extra } = await compared(place, reference);
  const hashes = values.page === undefined ? [] : wrongHashes(await pageAt(values.page), filesOf(reference));
  const wrong = { different, missing, extra: values['allow-extra'] ? [] : extra, hash: hashes };
  for (const [what, paths] of Object.entries(wrong))
    for (const path of paths) print(`${what.padEnd(10)} ${plain(path)}\n`);
  const of = values.against === undefined ? `Shop Elements ${version}` : plain(values.against);
  const counts = Object.entries(wrong)
    .filter(([what]) => what !== 'hash' || values.page !== undefined)
    .map(([what, { length }]) => `${length} ${what}`);
  const isSame = Object.values(wrong).every(({ length }) => length === 0);
  print(
    isSame
      ? `All ${same} files are identical to ${of}.\n`
      : `Compared with ${of}: ${same} identical, ${counts.join(', ')}.\n`,
  );
  return isSame ? 0 : 1;
}
